import { Select } from '../../ui/field/select.tsx';

interface Props<Value extends string> {
  label: string;
  /** The text of the choice for no value. */
  none: string;
  value: Value | null;
  choices: readonly (readonly [value: Value, words: string])[];
  error?: string | undefined;
  onChange: (value: Value | null) => void;
}

/** A choice of one value, or no value. */
export function Choice<Value extends string>({ label, none, value, choices, error, onChange }: Props<Value>) {
  return (
    <Select
      label={label}
      value={value ?? ''}
      error={error}
      onChange={({ target }) => onChange(choices.find(([one]) => one === target.value)?.[0] ?? null)}
    >
      <option value="">{none}</option>
      {choices.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </Select>
  );
}
