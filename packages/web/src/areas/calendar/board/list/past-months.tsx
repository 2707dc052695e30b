import { sayMonth } from '@samspel/i18n/days';
import type { ReactNode } from 'react';
import { useText } from '../../../../texts/text.tsx';
import styles from './fold.module.css';
import { Fold } from './fold.tsx';

interface Props {
  /** The months, in their order. */
  months: readonly { month: number }[];
  /** How many activities in them are over their deadline. */
  late: number;
  children: ReactNode;
}

/** The months of the year shown that are over: one line above the others, which says what is late in them and unfolds. */
export function PastMonths({ months, late, children }: Props) {
  const say = useText();
  const [first, last] = [months[0]!.month, months.at(-1)!.month];
  const names =
    first === last
      ? sayMonth(say, first)
      : say('wheel.months.span', { first: sayMonth(say, first), last: sayMonth(say, last) });
  return (
    <Fold
      label={
        <>
          {say('wheel.months.past', { months: names })}
          {late > 0 && <span className={styles.late}>{say('wheel.overdue', { count: late })}</span>}
        </>
      }
    >
      {children}
    </Fold>
  );
}
