import { addDays, addMonths, type Day, dayOf } from '@samspel/domain/time/day';
import { sayMonth, saySpan } from '@samspel/i18n/days';
import { isMonthTouched, RingGlyph, yearWindow } from '@samspel/wheel';
import { useSchoolHolidays } from '../../../../core/time/use-school-holidays.ts';
import { useToday } from '../../../../core/time/use-today.ts';
import { useText } from '../../../../texts/text.tsx';
import { Heading } from '../../../../ui/base/heading.tsx';
import { MovedFrom } from '../../fields/moved-from.tsx';
import { MovesShown, useDayMoves } from '../drag/day-moves.tsx';
import { DraggableDays } from '../drag/draggable-days.tsx';
import type { DayDrag } from '../drag/use-day-drag.ts';
import type { BoardActivity } from '../model/board-activity.ts';
import { listParts } from '../model/list-parts.ts';
import type { Board } from '../model/use-board.ts';
import { useSeenOpen } from '../model/use-seen-open.ts';
import { useWheelTexts } from '../model/use-wheel-texts.ts';
import type { YearBoardProps } from '../model/year-board-props.ts';
import { DoneFold } from './done-fold.tsx';
import { MonthGrid } from './month-grid.tsx';
import styles from './months-view.module.css';
import { PagedRows } from './paged-rows.tsx';
import { PastMonths } from './past-months.tsx';

type Props = YearBoardProps & { board: Board };

/**
 * The year as a calendar: each month with its days, and its activities below, the completed ones folded. The months before this one are folded to a
 * line, so that the year opens at today. Chosen months hide the others.
 */
export function MonthsView(props: Props) {
  const { year, startMonth, board } = props;
  const today = useToday();
  const { holidays } = useWheelTexts(year, startMonth);
  const days = holidays.map(({ date }) => date);
  const { months } = yearWindow({ year, startMonth, twoYears: true });
  const { isNarrowed, ownSelection } = board;
  const moves = useDayMoves();
  const { drag } = moves;
  const shown = months.filter(({ month }) => !isNarrowed || isMonthTouched(ownSelection, month - 1));
  const isPast = (one: { year: number; month: number }) =>
    dayOf(one.year, one.month, 1).slice(0, 7) < today.slice(0, 7);
  // A year that has nothing more is shown whole, and so is what the person has chosen or filtered.
  const hasMore = board.listed.some(({ endDate }) => endDate.slice(0, 7) >= today.slice(0, 7));
  const isFolded = hasMore && !isNarrowed && !board.filter.isFiltering;
  const past = isFolded ? shown.filter(isPast) : [];
  const draw = (those: typeof shown) =>
    those.map((one) => (
      <Month key={one.month} {...props} drag={drag} monthYear={one.year} month={one.month} holidays={days} />
    ));
  return (
    <div className={styles.year} data-moving={drag.moving ? true : undefined}>
      {past.length > 0 && (
        <PastMonths months={past} late={lateIn(past, board.listed)}>
          <div className={styles.months}>{draw(past)}</div>
        </PastMonths>
      )}
      <div className={styles.months}>{draw(shown.filter((one) => !past.includes(one)))}</div>
      <MovesShown {...moves} />
    </div>
  );
}

/** How many open activities have had their deadline in some months. */
const lateIn = (months: readonly { year: number; month: number }[], activities: readonly BoardActivity[]): number => {
  const those = new Set(months.map(({ year, month }) => dayOf(year, month, 1).slice(0, 7)));
  return activities.filter(({ isOverdue, endDate }) => isOverdue && those.has(endDate.slice(0, 7))).length;
};

interface MonthProps extends Props {
  drag: DayDrag;
  monthYear: number;
  /** 1–12. */
  month: number;
  holidays: readonly Day[];
}

function Month({ year, monthYear, month, holidays, rings, board, drag, opened, onOpen, onNew }: MonthProps) {
  const say = useText();
  const today = useToday();
  const first = dayOf(monthYear, month, 1);
  const last = addDays(addMonths(first, 1), -1);
  const school = useSchoolHolidays(first, last);
  const activities = board.listed.filter(({ startDate, endDate }) => startDate <= last && endDate >= first);
  const { open, done } = listParts(activities, useSeenOpen(activities), today);
  const given = { rings, today, drag, opened, onOpen };
  const name = sayMonth(say, month);
  return (
    <section className={styles.month}>
      <Heading level={2} size="2xs">
        {monthYear === year ? name : say('time.monthYear', { month: name, year: String(monthYear) })}
      </Heading>
      {school.length > 0 && (
        <p className={styles.school}>
          {school.map((one) => `${one.title} ${saySpan(say, one.startDate, one.endDate, first)}`).join(' · ')}
        </p>
      )}
      <MonthGrid
        {...{ first, last, today, holidays, school, rings, activities, opened }}
        onDay={onNew && ((day) => onNew({ day }))}
      />
      <Entries {...given} activities={open} />
      {done.length > 0 && (
        <DoneFold key={String(open.length === 0)} count={done.length} isOpenAtFirst={false}>
          <Entries {...given} activities={done} />
        </DoneFold>
      )}
    </section>
  );
}

type EntriesProps = Omit<EntryProps, 'activity'> & { activities: readonly BoardActivity[] };

function Entries({ activities, ...given }: EntriesProps) {
  return (
    <ul>
      <PagedRows rows={activities} isNeeded={({ id }) => id === given.opened}>
        {(activity) => <Entry key={activity.id} {...given} activity={activity} />}
      </PagedRows>
    </ul>
  );
}

interface EntryProps extends Pick<Props, 'rings' | 'opened' | 'onOpen'> {
  activity: BoardActivity;
  today: Day;
  drag: DayDrag;
}

function Entry({ activity, rings, today, drag, opened, onOpen }: EntryProps) {
  const say = useText();
  const { id, ringId, title, startDate, endDate, isDone, isOverdue } = activity;
  const index = rings.findIndex((ring) => ring.id === ringId);
  return (
    <li
      data-done={isDone || undefined}
      data-overdue={isOverdue || undefined}
      data-movable={activity.isWritable || undefined}
      {...(activity.isWritable && drag.handlers(activity))}
    >
      <span data-grip className={styles.grip}>
        {rings[index] && <RingGlyph ring={rings[index]} index={index} isDone={isDone} />}
      </span>
      <span>
        <span className={styles.when}>
          <DraggableDays isMovable={activity.isWritable === true}>
            {saySpan(say, startDate, endDate, today)}
          </DraggableDays>
          {activity.movedFrom && <MovedFrom day={activity.movedFrom} />}
          {isOverdue && ` · ${say('event.overdue')}`}
          {isDone && <span className="ds-sr-only"> · {say('event.done')}</span>}
        </span>
        <button
          type="button"
          className={styles.what}
          data-activity={id}
          aria-current={opened === id || undefined}
          onClick={() => onOpen({ id })}
        >
          {title}
        </button>
      </span>
    </li>
  );
}
