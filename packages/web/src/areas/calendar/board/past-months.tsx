import { ChevronDownIcon } from '@navikt/aksel-icons';
import { sayMonth } from '@samspel/i18n/days';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '../../../texts/text.tsx';
import { useOnPaper } from '../../../ui/use-wide.ts';
import styles from './done-fold.module.css';

interface Props {
  /** The months, in their order. */
  months: readonly { month: number }[];
  /** How many activities in them are over their deadline. */
  late: number;
  children: ReactNode;
}

/** The months of the year shown that are over: one line above the others, which says what is late in them and unfolds. On paper it is unfolded. */
export function PastMonths({ months, late, children }: Props) {
  const say = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isOnPaper = useOnPaper();
  const [first, last] = [months[0]!.month, months.at(-1)!.month];
  const names =
    first === last
      ? sayMonth(say, first)
      : say('wheel.months.span', { first: sayMonth(say, first), last: sayMonth(say, last) });
  return (
    <div className={styles.fold}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDownIcon aria-hidden="true" />
        {say('wheel.months.past', { months: names })}
        {late > 0 && <span className={styles.late}>{say('wheel.overdue', { count: late })}</span>}
      </button>
      <div id={id} className={styles.contents}>
        {(isOpen || isOnPaper) && children}
      </div>
    </div>
  );
}
