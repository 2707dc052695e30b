import { yearOf } from '@samspel/domain/time/day';
import { useText } from '../../../texts/text.tsx';
import styles from './present.module.css';
import type { Noted } from './present-month.ts';

/** What was noted a year earlier, on what had its deadline in the same month. */
export function PresentedNotes({ notes }: { notes: readonly Noted[] }) {
  const say = useText();
  if (notes.length === 0) return null;
  const year = String(yearOf(notes[0]!.endDate));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: notes that scroll are reached by keys
    <section data-scrolls="" className={styles.notes} aria-labelledby="presented-notes" tabIndex={0}>
      <h2 id="presented-notes">{say('present.notes', { year })}</h2>
      <dl>
        {notes.map(({ id, title, noteText }) => (
          <div key={id}>
            <dt>
              <bdi>{title}</bdi>
            </dt>
            <dd dir="auto">{noteText}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
