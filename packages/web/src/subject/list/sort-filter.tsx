import { useText } from '../../texts/text.tsx';
import { ChoicePill } from '../../ui/base/pill.tsx';
import type { SortChoice } from './list-filter.ts';

interface Props<Sort extends SortChoice> {
  sorts: readonly Sort[];
  sayChoice: (sort: Sort['sort']) => string;
  value: string;
  onChange: (value: string) => void;
}

/** A menu for the order of a list. */
export function SortFilter<Sort extends SortChoice>({ sorts, sayChoice, value, onChange }: Props<Sort>) {
  const say = useText();
  return (
    <ChoicePill label={say('subject.list.sort')} value={value} isChosen={false} onChange={onChange}>
      {sorts.map(({ value: choice, sort }) => (
        <option key={choice} value={choice}>
          {sayChoice(sort)}
        </option>
      ))}
    </ChoicePill>
  );
}
