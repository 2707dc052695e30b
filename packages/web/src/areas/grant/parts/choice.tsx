import { Select } from '../../../ui/select.tsx';

interface Props<Value extends string> {
  label: string;
  /** What stands for no choice. */
  none: string;
  value: Value | null;
  choices: readonly (readonly [value: Value, words: string])[];
  error?: string | undefined;
  onChange: (value: Value | null) => void;
}

/** One of some values, or none of them. */
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
