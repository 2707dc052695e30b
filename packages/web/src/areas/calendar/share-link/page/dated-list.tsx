import { byMonth } from '@samspel/domain/calendar/activity-months';
import { sayMonth, saySpan } from '@samspel/i18n/days';
import { highlightedBy, RingGlyph, useIsHighlighted, type WheelActivity } from '@samspel/wheel';
import { useToday } from '../../../../core/time/use-today.ts';
import { useText } from '../../../../texts/text.tsx';
import styles from './dated-list.module.css';
import { ListHead } from './list-head.tsx';
import type { SharedProps } from './shared-props.ts';
import type { Contents } from './use-contents.ts';

/** The activities with their days, month by month in the order of their deadlines. */
export function DatedList({ shared, contents }: SharedProps & { contents: Contents }) {
  const say = useText();
  const { chosen, rings, highlight } = contents;
  const months = byMonth(chosen, shared);
  return (
    <section aria-label={say('sharedPage.activities')} className={styles.list}>
      <ListHead contents={contents} year={shared.year} />
      {months.map(({ year, month, activities }) => (
        <section key={month}>
          <h2>
            {year === shared.year
              ? sayMonth(say, month)
              : say('time.monthYear', { month: sayMonth(say, month), year: String(year) })}
          </h2>
          <ul>
            {activities.map((activity) => (
              <Row key={activity.id} {...{ activity, rings, highlight }} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function Row({ activity, rings, highlight }: { activity: WheelActivity } & Pick<Contents, 'rings' | 'highlight'>) {
  const say = useText();
  const today = useToday();
  const index = Number(activity.ringId);
  const ring = rings[index];
  const isHighlighted = useIsHighlighted(highlight, 'activity', activity.id);
  return (
    <li data-highlighted={isHighlighted || undefined} {...highlightedBy(highlight, 'activity', activity.id)}>
      <span className={styles.what}>{activity.title}</span>
      <span className={styles.when}>{saySpan(say, activity.startDate, activity.endDate, today)}</span>
      {ring && rings.length > 1 && (
        <span className={styles.ring}>
          <RingGlyph ring={ring} index={index} />
          {ring.title}
        </span>
      )}
    </li>
  );
}
