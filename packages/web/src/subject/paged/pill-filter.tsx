import { useText } from '../../texts/text.tsx';
import { ChoicePill } from '../../ui/base/pill.tsx';
import type { Filter } from './use-filter.ts';

interface Props<Value extends string> {
  label: string;
  /** Its name in the address. */
  name: string;
  filter: Filter;
  choices: readonly Value[];
  sayChoice: (choice: Value) => string;
}

/** A pill of a filter bar that narrows a list to one choice, or to none. */
export function PillFilter<Value extends string>({ label, name, filter, choices, sayChoice }: Props<Value>) {
  const say = useText();
  return (
    <ChoicePill label={label} value={filter.of(name) ?? ''} onChange={(value) => filter.set({ [name]: value })}>
      <option value="">{say('subject.paged.allOf', { what: label })}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {sayChoice(choice)}
        </option>
      ))}
    </ChoicePill>
  );
}
