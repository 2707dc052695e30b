import type { ReactNode } from 'react';
import { useText } from '../../texts/text.tsx';
import styles from './file-row.module.css';
import { FileSign } from './file-sign.tsx';
import { saySize, sayType } from './file-words.ts';

interface Props {
  file: { name: string; contentType: string; size: number };
  onOpen: () => void;
  /** A mark after its name. */
  mark?: ReactNode;
  /** A note before its type and size. */
  note?: ReactNode;
}

/** A file as a row that opens it: its icon, name, type and size. */
export function FileRow({ file: { name, contentType, size }, onOpen, mark, note }: Props) {
  const say = useText();
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <span className={styles.sign}>
        <FileSign contentType={contentType} />
      </span>
      <span className={styles.name}>
        {name}
        {mark}
      </span>
      <span className={`${styles.facts} tabular`}>
        {note}
        {sayType(contentType)} · {saySize(say, size)}
      </span>
    </button>
  );
}
