import { ChosenChips, whoChips, wordsChip } from '../../../subject/list/chosen-chips.tsx';
import type { ListAddress } from '../../../subject/list/use-list-address.ts';
import { useText } from '../../../texts/text.tsx';
import type { forumChoices } from './discussion-list.ts';

interface Props {
  address: ListAddress<typeof forumChoices>;
  /** The organization of the filter 'my municipality'. */
  preset: { name: string };
  nameOf: (kind: 'organization', id: string) => string;
}

/** The municipalities and words that were chosen, each with a button to remove it, and one that removes all. */
export function ForumChips({ address: { filter, change }, preset, nameOf }: Props) {
  const say = useText();
  const { organizations, text } = filter;
  const chips = [
    ...(filter.preset ? [{ key: 'preset', name: preset.name, remove: () => change({ preset: null }) }] : []),
    ...whoChips('organization', organizations, nameOf, (ids) => change({ organizations: ids })),
    ...wordsChip(text, change),
  ];
  if (chips.length === 0) return null;
  const clear = { words: say('discussion.clearAll'), run: () => change({ organizations: [], text: '', preset: null }) };
  return <ChosenChips chips={chips} clear={clear} />;
}
