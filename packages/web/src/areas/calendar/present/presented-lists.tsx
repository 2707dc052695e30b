import { saySpan } from '@samspel/i18n/days';
import { RingGlyph, type WheelRing } from '@samspel/wheel';
import { useToday } from '../../../core/time/use-today.ts';
import { useText } from '../../../texts/text.tsx';
import type { BoardActivity } from '../board/model/board-activity.ts';
import styles from './present.module.css';
import { firstOf, type PresentedMonth, parts } from './present-month.ts';

interface Props {
  lists: PresentedMonth;
  rings: readonly WheelRing[];
  /** How many rows are drawn. */
  most: number;
}

/** What is late, what is coming, and what is done. */
export function PresentedLists({ lists, rings, most }: Props) {
  const say = useText();
  const isEmpty = lists.late.length + lists.coming.length + lists.done.length === 0;
  if (isEmpty) return <p className={styles.quiet}>{say('present.nothing')}</p>;
  const drawn = firstOf(lists, most);
  return parts
    .filter((part) => drawn[part].length > 0)
    .map((part) => (
      <section key={part} data-part={part} className={styles.part}>
        <h3>{say(`present.${part}`, { count: lists[part].length })}</h3>
        <ul>
          {drawn[part].map((activity) => (
            <Row key={activity.id} activity={activity} rings={rings} />
          ))}
        </ul>
      </section>
    ));
}

function Row({ activity, rings }: { activity: BoardActivity; rings: readonly WheelRing[] }) {
  const say = useText();
  const today = useToday();
  const { title, startDate, endDate, ringId, isDone, responsible } = activity;
  const index = rings.findIndex(({ id }) => id === ringId);
  const when = saySpan(say, startDate, endDate, today);
  return (
    <li>
      {index >= 0 && <RingGlyph ring={rings[index]!} index={index} isDone={isDone} />}
      <span className={styles.what}>
        <bdi>{title}</bdi>
      </span>
      <span className={styles.when}>{responsible ? `${when} · ${responsible.name}` : when}</span>
    </li>
  );
}
