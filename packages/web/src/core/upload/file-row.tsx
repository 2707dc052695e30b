import type { ReactNode } from 'react';
import { useText } from '../../texts/text.tsx';
import styles from './file-row.module.css';
import { FileSign } from './file-sign.tsx';
import { saySize, sayType } from './file-words.ts';

interface Props {
  file: { name: string; contentType: string; size: number };
  onOpen: () => void;
  /** What is marked of it, behind its name. */
  mark?: ReactNode;
  /** What is said of it, before its type and size. */
  note?: ReactNode;
}

/** A file as a row that opens it: its sign, its name, its type and size. */
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
