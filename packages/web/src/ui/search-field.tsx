import { Search } from '@digdir/designsystemet-react';
import { useText } from '../core/texts/text.tsx';

export interface SearchFieldProps {
  /** What is searched: the accessible name, and the placeholder unless another is given. */
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/** A search box with a magnifying glass and a button that empties it. Waiting before the call is the caller's (`useDebounced`). */
export function SearchField({ label, placeholder, value, onChange, className }: SearchFieldProps) {
  const say = useText();
  return (
    <Search className={className}>
      <Search.Input
        aria-label={label}
        placeholder={placeholder ?? label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Search.Clear aria-label={say('shell.emptySearch')} onClick={() => onChange('')} />
    </Search>
  );
}
