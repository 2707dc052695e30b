import { useState } from 'react';
import { useText } from '../../texts/text.tsx';
import { type Guard, useUnsaved } from '../forms/unsaved.ts';
import { PickFiles } from './pick-files.tsx';
import styles from './upload.module.css';
import { UploadRow } from './upload-row.tsx';
import type { UploadTarget } from './upload-target.ts';
import { useUploads } from './use-uploads.ts';

interface Props {
  to: UploadTarget;
  /** The text of the button. */
  label?: string;
  /** The files that are there. */
  there: readonly { name: string; size: number }[];
  /** Whether the person may add files. */
  canAdd: boolean;
  guard: Guard;
  /** A file has been added. */
  onUploaded: () => void;
}

/** The files being uploaded, and, for those who may add files, the button for that. */
export function UploadPart({ to, label, there, canAdd, guard, onUploaded }: Props) {
  const say = useText();
  const [told, setTold] = useState('');
  const uploads = useUploads(to, (name) => {
    setTold(say('upload.uploaded', { name }));
    onUploaded();
  });
  useUnsaved(
    guard,
    `upload.${to.path}`,
    uploads.all.some(({ state }) => state !== 'failed'),
  );
  return (
    <>
      {uploads.all.length > 0 && (
        <ul className={styles.list}>
          {uploads.all.map((upload) => (
            <UploadRow key={upload.key} {...{ upload, uploads }} />
          ))}
        </ul>
      )}
      <p role="status" className="ds-sr-only">
        {told}
      </p>
      {canAdd && (
        <PickFiles label={label} there={[...there, ...uploads.all.map(({ file }) => file)]} onPick={uploads.add} />
      )}
    </>
  );
}
