import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/button.tsx';
import { RemovableChip } from '../../ui/chip.tsx';
import type { CommonFilter, OwnChoices } from './list-filter.ts';
import styles from './list-page.module.css';
import type { ListAddress } from './use-list-address.ts';

interface Props<Choices extends OwnChoices> {
  address: ListAddress<Choices>;
  /** Whether anything is narrowed, if only by what has no chip. */
  isFiltered: boolean;
  preset: { id: string; name: string } | undefined;
  nameOf: (kind: 'person' | 'organization', id: string) => string;
}

/** What was chosen, each with a way to take it back, and one that takes back all. */
export function Chips<Choices extends OwnChoices>({ address, isFiltered, preset, nameOf }: Props<Choices>) {
  const say = useText();
  const { filter, reset, leavePreset } = address;
  const { organizations, persons, text } = filter;
  const change = address.change as (change: Partial<CommonFilter>) => void;
  const chips = [
    ...(preset ? [{ key: 'preset', name: preset.name, remove: leavePreset }] : []),
    ...organizations.map((id) => ({
      key: `organization-${id}`,
      name: nameOf('organization', id),
      remove: () => change({ organizations: organizations.filter((one) => one !== id) }),
    })),
    ...persons.map((id) => ({
      key: `person-${id}`,
      name: nameOf('person', id),
      remove: () => change({ persons: persons.filter((one) => one !== id) }),
    })),
    ...(text ? [{ key: 'text', name: `«${text}»`, remove: () => change({ text: '' }) }] : []),
  ];
  if (chips.length === 0 && !isFiltered) return null;
  return (
    <div className={styles.chosen}>
      {chips.map(({ key, name, remove }) => (
        <RemovableChip key={key} label={say('subject.list.remove', { name })} onRemove={remove}>
          {name}
        </RemovableChip>
      ))}
      <Button variant="tertiary" size="sm" onClick={reset}>
        {say('subject.list.reset')}
      </Button>
    </div>
  );
}
