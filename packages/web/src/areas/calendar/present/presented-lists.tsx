import { saySpan } from '@samspel/i18n/days';
import { RingGlyph, type WheelRing } from '@samspel/wheel';
import { useToday } from '../../../core/time/use-today.ts';
import { useText } from '../../../texts/text.tsx';
import type { BoardActivity } from '../board/model/board-activity.ts';
import styles from './present.module.css';
import type { PresentedMonth } from './present-month.ts';

/** The most rows of a list: more are read by nobody in a meeting, and counted instead. */
const most = 60;

/** What is late, what is coming, and what is done. */
export function PresentedLists({ lists, rings }: { lists: PresentedMonth; rings: readonly WheelRing[] }) {
  const say = useText();
  const isEmpty = lists.late.length + lists.coming.length + lists.done.length === 0;
  if (isEmpty) return <p className={styles.quiet}>{say('present.nothing')}</p>;
  return (['late', 'coming', 'done'] as const)
    .filter((part) => lists[part].length > 0)
    .map((part) => (
      <section key={part} data-part={part} className={styles.part}>
        <h3>{say(`present.${part}`, { count: lists[part].length })}</h3>
        <ul>
          {lists[part].slice(0, most).map((activity) => (
            <Row key={activity.id} activity={activity} rings={rings} />
          ))}
        </ul>
        {lists[part].length > most && (
          <p className={styles.quiet}>{say('present.more', { count: lists[part].length - most })}</p>
        )}
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
