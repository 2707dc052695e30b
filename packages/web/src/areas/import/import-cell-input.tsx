import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './import-table.module.css';

interface Props {
  label: string;
  /** What it begins with. */
  value: string;
  /** @param text null gives up what was written; @param step how many rows to move on */
  onFinish: (text: string | null, step: number) => void;
}

/** A cell that is written in: Enter or leaving it keeps what is written, Escape gives it up. */
export function ImportCellInput({ label, value, onFinish }: Props) {
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  useEffect(() => input.current?.focus(), []);
  const finish = (kept: string | null, step: number) => {
    if (isOver.current) return;
    isOver.current = true;
    onFinish(kept, step);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') finish(text, 1);
    else if (event.key === 'Escape') finish(null, 0);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <input
      ref={input}
      className={styles.input}
      aria-label={label}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => finish(text, 0)}
    />
  );
}
