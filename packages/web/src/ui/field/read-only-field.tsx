import { type FocusEvent, useId } from 'react';
import styles from './read-only-field.module.css';

interface Props {
  label: string;
  value: string;
  /** The number of lines, for code; one line if missing. */
  rows?: number;
}

const selectAll = ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => target.select();

/** A text to copy: focusing it selects all of it. It has no padlock, unlike other read-only fields, since nothing here is locked. */
export function ReadOnlyField({ label, value, rows }: Props) {
  const id = useId();
  const given = { id, value, className: 'ds-input', readOnly: true, spellCheck: false, onFocus: selectAll };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className="ds-label">
        {label}
      </label>
      {rows ? <textarea {...given} rows={rows} /> : <input {...given} />}
    </div>
  );
}
