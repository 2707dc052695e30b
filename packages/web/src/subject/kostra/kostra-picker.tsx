import { useRef } from 'react';
import styles from '../../core/forms/form.module.css';
import { useText } from '../../texts/text.tsx';
import { RemovableChip } from '../../ui/base/chip.tsx';
import { chipElseField, useFocusFallback } from '../../ui/focus/use-focus-fallback.ts';
import { kostraLanguage } from './kostra-language.ts';
import { KostraSearch } from './kostra-search.tsx';
import { useKostraTitle } from './use-kostra-title.ts';

interface Props {
  /** Ids. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Finds service areas by number or words, under their function groups; the chosen ones are shown below. */
export function KostraPicker({ chosen, onChange }: Props) {
  const say = useText();
  const nameOf = useKostraTitle();
  const place = useRef<HTMLDivElement>(null);
  useFocusFallback(place, chipElseField);
  return (
    <div ref={place} className={styles.rows}>
      <KostraSearch chosen={chosen} onChange={onChange} />
      {chosen.length > 0 && (
        <ul className={styles.chips} aria-label={say('subject.kostra.chosen', { count: chosen.length })}>
          {chosen.map((id) => (
            <li key={id} lang={kostraLanguage}>
              <RemovableChip
                label={say('subject.titles.remove', { title: nameOf(id) })}
                onRemove={() => onChange(chosen.filter((one) => one !== id))}
              >
                {nameOf(id)}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
