import styles from '../../areas/calendar/calendar/edit-dialog.module.css';
import { LinkDies } from '../../areas/calendar/share-link/link-dies.tsx';
import { useText } from '../../texts/text.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Heading } from '../../ui/heading.tsx';
import { AccessEditor } from './access-editor.tsx';
import type { AccessEditorProps } from './access-editor-props.ts';

interface Props extends AccessEditorProps {
  /** Why the list was refused. */
  error: string | undefined;
  /** The uri of its share link, which dies with its openness. */
  uri: string | null;
}

/** The access panel within the form of a year wheel (spec 1 §2). */
export function EditAccess({ error, uri, ...editor }: Props) {
  const say = useText();
  return (
    <div className={styles.access}>
      <Heading level={3} size="2xs">
        {say('field.access')}
      </Heading>
      <AccessEditor {...editor} />
      {editor.draft.isPrivate && <LinkDies uri={uri} />}
      {error && (
        <Alert kind="danger" role="alert">
          {error}
        </Alert>
      )}
    </div>
  );
}
