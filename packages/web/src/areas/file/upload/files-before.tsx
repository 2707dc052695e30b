import { XMarkIcon } from '@navikt/aksel-icons';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { PickFiles } from '../../../core/upload/pick-files.tsx';
import styles from '../../../core/upload/upload.module.css';
import type { FilesBefore as Before, PendingFile } from '../../../subject/sections/page-section.ts';
import { useText } from '../../../texts/text.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import { IconButton } from '../../../ui/base/icon-button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';

/** Files that are picked for something not saved yet, and files of another thing to copy to it: they are sent after it is saved. */
export default function FilesBefore({
  files,
  onChange,
  copied = [],
  onCopiedChange,
  isBare,
}: ComponentProps<Before['Pick']>) {
  const say = useText();
  const id = useId();
  const Frame = isBare ? 'div' : 'section';
  return (
    <Frame {...(!isBare && { 'aria-labelledby': id })}>
      {!isBare && (
        <Heading level={3} size="2xs" id={id}>
          {say('file.title')}
        </Heading>
      )}
      {copied.length + files.length > 0 && (
        <ul className={styles.list}>
          {copied.map((file) => (
            <PickedRow
              key={file.id}
              name={file.name}
              onForget={() => onCopiedChange?.(copied.filter((one) => one !== file))}
            />
          ))}
          {files.map((one) => (
            <PickedRow
              key={one.key}
              name={one.file.name}
              onForget={() => onChange(files.filter((other) => other !== one))}
            >
              <TextField
                label={say('upload.describeOne', { name: one.file.name })}
                value={one.description}
                onChange={({ target }) =>
                  onChange(files.map((other) => (other === one ? { ...one, description: target.value } : other)))
                }
              />
            </PickedRow>
          ))}
        </ul>
      )}
      <PickFiles
        there={files.map(({ file }) => file)}
        onPick={(picked) => onChange([...files, ...picked.map(asPending)])}
      />
    </Frame>
  );
}

let picked = 0;
function asPending(file: File): PendingFile {
  picked += 1;
  return { key: String(picked), file, description: '' };
}

interface RowProps {
  name: string;
  onForget: () => void;
  /** What can be said about it. */
  children?: ReactNode;
}

function PickedRow({ name, onForget, children }: RowProps) {
  const say = useText();
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      <span className={styles.actions}>
        <IconButton
          size="sm"
          icon={<XMarkIcon aria-hidden="true" />}
          label={say('upload.forget', { name })}
          onClick={onForget}
        />
      </span>
      {children}
    </li>
  );
}
