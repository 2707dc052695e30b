import { MagnifyingGlassIcon } from '@navikt/aksel-icons';
import styles from './search-field.module.css';

interface Props {
  /** What is searched: the placeholder, and the field's name. */
  label: string;
  value: string;
  onChange: (words: string) => void;
}

/** A small field for words, with a magnifier in it; as wide as its container. */
export function SearchField({ label, value, onChange }: Props) {
  return (
    <div className={styles.field}>
      <MagnifyingGlassIcon aria-hidden="true" />
      <input
        type="search"
        className="ds-input"
        data-size="sm"
        aria-label={label}
        placeholder={label}
        maxLength={100}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
