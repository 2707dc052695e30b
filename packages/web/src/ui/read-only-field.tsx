import { type FocusEvent, useId } from 'react';
import styles from './read-only-field.module.css';

interface Props {
  label: string;
  value: string;
  /** Lines of code; without it one line. */
  rows?: number;
}

const selectAll = ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => target.select();

/** A text to be copied: the focus selects all of it. Without the padlock of a field that one may not change, since nothing here is locked. */
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
