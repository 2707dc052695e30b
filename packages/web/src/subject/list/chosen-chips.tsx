import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { RemovableChip } from '../../ui/base/chip.tsx';
import { classNames } from '../../ui/base/class-names.ts';
import styles from './chosen-chips.module.css';
import type { CommonFilter } from './list-filter.ts';

/** A filter of a list, and how to remove it. */
export interface Chosen {
  key: string;
  name: string;
  /** The language of the name, if it is not that of the page. */
  lang?: string;
  remove: () => void;
}

interface Props {
  chips: readonly Chosen[];
  /** The button that removes all. */
  clear: { words: string; run: () => void };
  className?: string | undefined;
}

/** The chosen filters, each with a button to remove it, and one that removes all. */
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

/** Returns the chips for people or organizations who made the things. */
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

/** Returns the chip for the words of a title; empty if there are no words. */
export const wordsChip = (text: string, change: (filter: Pick<CommonFilter, 'text'>) => void): Chosen[] =>
  text ? [{ key: 'text', name: `«${text}»`, remove: () => change({ text: '' }) }] : [];
