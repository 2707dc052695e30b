import { StarFillIcon, StarIcon } from '@navikt/aksel-icons';
import { addDays, addMonths, dayOf } from '@samspel/domain/time/day';
import { sayMonth } from '@samspel/i18n/days';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../core/texts/text.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Heading } from '../../../ui/heading.tsx';
import type { BoardActivity } from '../year/board-activity.ts';
import type { YearBoardProps } from '../year/year-board.tsx';
import styles from './activity-list.module.css';
import { byMonth } from './activity-months.ts';
import { ActivityRow } from './activity-row.tsx';

interface Props
  extends Pick<YearBoardProps, 'year' | 'startMonth' | 'rings' | 'onOpen' | 'onTick' | 'empty' | 'showsRings'> {
  /** What the wheel's selection leaves. */
  activities: readonly BoardActivity[];
  isNarrowed: boolean;
  onShowAll: () => void;
}

/** The activities of the chosen months, month by month, in the order of their deadlines. */
export function ActivityList(props: Props) {
  const say = useText();
  const { year, startMonth = 1, isNarrowed, onShowAll } = props;
  const [onlyFavourites, narrow] = useState(false);
  const activities = onlyFavourites ? props.activities.filter(({ isFavourite }) => isFavourite) : props.activities;
  const from = dayOf(year, startMonth, 1);
  const days = { from, to: addDays(addMonths(from, 12), -1) };
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <p role="status">{say('wheel.activities', { count: activities.length })}</p>
        <div className={styles.filters}>
          {isNarrowed && (
            <Button variant="tertiary" size="sm" onClick={onShowAll}>
              {say('wheel.clearSelection')}
            </Button>
          )}
          <Button
            variant="tertiary"
            size="sm"
            icon={onlyFavourites ? <StarFillIcon /> : <StarIcon />}
            aria-pressed={onlyFavourites}
            onClick={() => narrow(!onlyFavourites)}
          >
            {say('event.favourites')}
          </Button>
        </div>
      </div>
      {activities.length === 0 &&
        (onlyFavourites ? <NoFavourites onShowAll={() => narrow(false)} /> : <Nothing {...props} />)}
      {byMonth(activities, days).map(({ year: monthYear, month, activities: its }) => (
        <section key={month} aria-labelledby={`month-${month}`}>
          <Heading level={2} size="2xs" id={`month-${month}`} className={styles.month}>
            {monthYear === year
              ? sayMonth(say, month)
              : say('time.monthYear', { month: sayMonth(say, month), year: String(monthYear) })}
          </Heading>
          <ul className={styles.rows}>
            {its.map((activity) => (
              <ActivityRow key={activity.id} {...props} activity={activity} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** None of what the wheel leaves is marked. */
function NoFavourites({ onShowAll }: { onShowAll: () => void }) {
  const say = useText();
  return (
    <EmptyState
      title={say('event.favourites.none')}
      action={<Button onClick={onShowAll}>{say('event.favourites.showAll')}</Button>}
    >
      {say('event.favourites.hint')}
    </EmptyState>
  );
}

/** Nothing in the chosen months, or in the whole year. */
function Nothing({ isNarrowed, onShowAll, empty }: { isNarrowed: boolean; onShowAll: () => void; empty: ReactNode }) {
  const say = useText();
  if (!isNarrowed) return empty;
  return (
    <EmptyState
      title={say('calendar.page.noActivities')}
      action={<Button onClick={onShowAll}>{say('wheel.clearSelection')}</Button>}
    >
      {say('calendar.page.noActivitiesChosen')}
    </EmptyState>
  );
}
