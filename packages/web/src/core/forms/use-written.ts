import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPress } from './after-press.ts';

interface Written {
  /** What the form has; '' if nothing is written, or something that cannot be read. */
  value: string;
  /** What a text means, once it is written to its end; null if nothing. */
  read: (text: string) => string | null;
  /** What a text means to which more may still be written; null until that is certain. */
  readEarly: (text: string) => string | null;
  /** How a value is written. */
  write: (value: string) => string;
  onChange: (value: string) => void;
}

/**
 * A field in which people write something in their own way, such as a day: what is typed stays as it is while they write, and is written
 * in the one way of the house when they leave it.
 */
export function useWritten({ value, read, readEarly, write, onChange }: Written) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const isTyped = typed !== null && (value === '' || value === read(typed));
  const settle = () => {
    const meant = isTyped ? read(typed) : null;
    if (meant === null) return;
    setTyped(null);
    if (meant !== value) onChange(meant);
  };
  return {
    /** Whether it was left with a text that means nothing. */
    isUnread: isTyped && isLeft && typed.trim() !== '' && read(typed) === null,
    /** What the input needs. */
    input: {
      value: isTyped ? typed : value && write(value),
      onChange: ({ target }: { target: { value: string } }) => {
        setTyped(target.value);
        setLeft(false);
        onChange(readEarly(target.value) ?? '');
      },
      onBlur: () => {
        afterPress(() => setLeft(true));
        settle();
      },
      // Enter sends the form, which must have the value by then.
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Enter') flushSync(settle);
      },
    },
    /** Takes a value that was chosen rather than written. */
    choose: (chosen: string) => {
      setTyped(null);
      onChange(chosen);
    },
  };
}
