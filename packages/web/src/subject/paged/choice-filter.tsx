import { useText } from '../../texts/text.tsx';
import { Select } from '../../ui/select.tsx';
import type { Filter } from './use-filter.ts';

interface Props<Value extends string> {
  label: string;
  /** Its name in the address. */
  name: string;
  filter: Filter;
  choices: readonly Value[];
  sayChoice: (choice: Value) => string;
}

/** A menu to filter a list by one choice, or not at all. */
export function ChoiceFilter<Value extends string>({ label, name, filter, choices, sayChoice }: Props<Value>) {
  const say = useText();
  return (
    <Select
      label={label}
      value={filter.of(name) ?? ''}
      onChange={(event) => filter.set({ [name]: event.target.value })}
    >
      <option value="">{say('subject.paged.all')}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {sayChoice(choice)}
        </option>
      ))}
    </Select>
  );
}
