import { useText } from '../../texts/text.tsx';
import { ChoicePill } from '../../ui/base/pill.tsx';
import { Select } from '../../ui/field/select.tsx';
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
export function ChoiceFilter<Value extends string>(props: Props<Value>) {
  const { label, name, filter } = props;
  return (
    <Select
      label={label}
      value={filter.of(name) ?? ''}
      onChange={(event) => filter.set({ [name]: event.target.value })}
    >
      <Choices {...props} all={useText()('subject.paged.all')} />
    </Select>
  );
}

/** The same as a pill of a filter bar. */
export function PillFilter<Value extends string>(props: Props<Value>) {
  const { label, name, filter } = props;
  const say = useText();
  return (
    <ChoicePill label={label} value={filter.of(name) ?? ''} onChange={(value) => filter.set({ [name]: value })}>
      <Choices {...props} all={say('subject.paged.allOf', { what: label })} />
    </ChoicePill>
  );
}

function Choices<Value extends string>({ all, choices, sayChoice }: Props<Value> & { all: string }) {
  return (
    <>
      <option value="">{all}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {sayChoice(choice)}
        </option>
      ))}
    </>
  );
}
