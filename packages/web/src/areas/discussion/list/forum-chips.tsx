import type { ListAddress } from '../../../subject/list/use-list-address.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/button.tsx';
import { RemovableChip } from '../../../ui/chip.tsx';
import type { forumChoices } from './discussion-list.ts';
import styles from './forum-list.module.css';

interface Props {
  address: ListAddress<typeof forumChoices>;
  /** The organization of 'my municipality'. */
  preset: { name: string };
  nameOf: (kind: 'organization', id: string) => string;
}

/** The municipalities and words that were chosen, each with a way to take it back, and one that takes back all. */
export function ForumChips({ address: { filter, change }, preset, nameOf }: Props) {
  const say = useText();
  const { organizations, text } = filter;
  const chips = [
    ...(filter.preset ? [{ key: 'preset', name: preset.name, remove: () => change({ preset: null }) }] : []),
    ...organizations.map((id) => ({
      key: id,
      name: nameOf('organization', id),
      remove: () => change({ organizations: organizations.filter((one) => one !== id) }),
    })),
    ...(text ? [{ key: 'text', name: `«${text}»`, remove: () => change({ text: '' }) }] : []),
  ];
  if (chips.length === 0) return null;
  return (
    <div className={styles.chosen}>
      {chips.map(({ key, name, remove }) => (
        <RemovableChip key={key} label={say('subject.list.remove', { name })} onRemove={remove}>
          {name}
        </RemovableChip>
      ))}
      <Button variant="tertiary" size="sm" onClick={() => change({ organizations: [], text: '', preset: null })}>
        {say('discussion.clearAll')}
      </Button>
    </div>
  );
}
