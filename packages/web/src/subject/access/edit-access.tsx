import type { ReactNode } from 'react';
import { useText } from '../../texts/text.tsx';
import { Alert } from '../../ui/base/alert.tsx';
import { Heading } from '../../ui/base/heading.tsx';
import { AccessEditor } from './access-editor.tsx';
import type { AccessEditorProps } from './access-editor-props.ts';
import styles from './edit-access.module.css';

interface Props extends AccessEditorProps {
  /** The error if the list was refused. */
  error: string | undefined;
  /** The consequences of making the thing private, as a warning. */
  consequences?: ReactNode;
}

/** The access panel within the form of a thing (product/access#changing-access). */
export function EditAccess({ error, consequences, ...editor }: Props) {
  const say = useText();
  return (
    <div className={styles.access}>
      <Heading level={3} size="2xs">
        {say('field.access')}
      </Heading>
      <AccessEditor {...editor} />
      {editor.draft.isPrivate && consequences}
      {error && (
        <Alert kind="danger" role="alert">
          {error}
        </Alert>
      )}
    </div>
  );
}
