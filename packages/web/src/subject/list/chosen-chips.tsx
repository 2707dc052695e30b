import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/button.tsx';
import { RemovableChip } from '../../ui/chip.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './chosen-chips.module.css';
import type { CommonFilter } from './list-filter.ts';

/** Something that a list is narrowed by, and what takes it back. */
export interface Chosen {
  key: string;
  name: string;
  /** The language of the name, where it is not that of the page. */
  lang?: string;
  remove: () => void;
}

interface Props {
  chips: readonly Chosen[];
  /** The button that takes back all. */
  clear: { words: string; run: () => void };
  className?: string | undefined;
}

/** What was chosen, each with a way to take it back, and one that takes back all. */
export function ChosenChips({ chips, clear, className }: Props) {
  const say = useText();
  return (
    <div className={classNames(styles.chosen, className)}>
      {chips.map(({ key, name, lang, remove }) => (
        <RemovableChip key={key} label={say('subject.list.remove', { name })} onRemove={remove}>
          <span lang={lang}>{name}</span>
        </RemovableChip>
      ))}
      <Button variant="tertiary" size="sm" onClick={clear.run}>
        {clear.words}
      </Button>
    </div>
  );
}

/** The chips of those who made the things, of one kind. */
export const whoChips = <Kind extends 'person' | 'organization'>(
  kind: Kind,
  ids: readonly string[],
  nameOf: (kind: Kind, id: string) => string,
  change: (ids: string[]) => void,
): Chosen[] =>
  ids.map((id) => ({
    key: `${kind}-${id}`,
    name: nameOf(kind, id),
    remove: () => change(ids.filter((one) => one !== id)),
  }));

/** The chip of the words of a title; none if there are no words. */
export const wordsChip = (text: string, change: (filter: Pick<CommonFilter, 'text'>) => void): Chosen[] =>
  text ? [{ key: 'text', name: `«${text}»`, remove: () => change({ text: '' }) }] : [];
