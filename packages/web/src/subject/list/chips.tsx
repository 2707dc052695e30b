import { useText } from '../../texts/text.tsx';
import { kostraLanguage } from '../kostra/kostra-language.ts';
import { useKostraTitle } from '../kostra/use-kostra-title.ts';
import { ChosenChips, whoChips, wordsChip } from './chosen-chips.tsx';
import type { CommonFilter, OwnChoices } from './list-filter.ts';
import type { ListAddress } from './use-list-address.ts';

interface Props<Choices extends OwnChoices> {
  address: ListAddress<Choices>;
  /** Whether the list is filtered, also by something that has no chip. */
  isFiltered: boolean;
  preset: { id: string; name: string } | undefined;
  nameOf: (kind: 'person' | 'organization', id: string) => string;
}

/** The chosen filters, each with a button to remove it, and one that removes all. */
export function Chips<Choices extends OwnChoices>({ address, isFiltered, preset, nameOf }: Props<Choices>) {
  const say = useText();
  const { filter, reset, leavePreset } = address;
  const { organizations, persons, text, kostraFunctions } = filter;
  const areaOf = useKostraTitle(kostraFunctions.length === 0);
  const change = address.change as (change: Partial<CommonFilter>) => void;
  const chips = [
    ...(preset ? [{ key: 'preset', name: preset.name, remove: leavePreset }] : []),
    ...whoChips('organization', organizations, nameOf, (ids) => change({ organizations: ids })),
    ...whoChips('person', persons, nameOf, (ids) => change({ persons: ids })),
    ...kostraFunctions.map((id) => ({
      key: `area-${id}`,
      name: areaOf(id),
      lang: kostraLanguage,
      remove: () => change({ kostraFunctions: kostraFunctions.filter((one) => one !== id) }),
    })),
    ...wordsChip(text, change),
    ...(filter.archived
      ? [{ key: 'archived', name: say('subject.list.archived'), remove: () => change({ archived: false }) }]
      : []),
  ];
  if (chips.length === 0 && !isFiltered) return null;
  return <ChosenChips chips={chips} clear={{ words: say('subject.list.reset'), run: reset }} />;
}
