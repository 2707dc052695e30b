import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPress } from './after-press.ts';

interface Written {
  /** The form's value; '' if nothing is typed, or something that cannot be read. */
  value: string;
  /** Returns the value of a complete text; null if it has none. */
  read: (text: string) => string | null;
  /** Returns the value of a text that may not be complete yet; null until the value is certain. */
  readEarly: (text: string) => string | null;
  /** Returns how a value is written. */
  write: (value: string) => string;
  onChange: (value: string) => void;
}

/**
 * A field in which people may write a value, such as a day, in their own way: the text stays as typed while they write, and is rewritten in the
 * standard form when they leave the field.
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
    /** Whether it was left with a text that cannot be read. */
    isUnread: isTyped && isLeft && typed.trim() !== '' && read(typed) === null,
    /** The props of the input. */
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
      // Enter sends the form, which must have the value before that.
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Enter') flushSync(settle);
      },
    },
    /** Sets a value that was chosen instead of typed. */
    choose: (chosen: string) => {
      setTyped(null);
      onChange(chosen);
    },
  };
}
