import { byMonth } from '@samspel/domain/calendar/activity-months';
import { addDays, addMonths, type Day, dayOf, monthOf } from '@samspel/domain/time/day';
import { sayMonth, sayShortDay } from '@samspel/i18n/days';
import { isMonthTouched, isSelectionEmpty, RingGlyph } from '@samspel/wheel';
import { Fragment } from 'react';
import { SchoolNames } from '../../../../core/time/school-names.tsx';
import { useToday } from '../../../../core/time/use-today.ts';
import { useText } from '../../../../texts/text.tsx';
import { Heading } from '../../../../ui/base/heading.tsx';
import { MovesShown, useDayMoves } from '../drag/day-moves.tsx';
import { type DayDrag, dayShownAt } from '../drag/use-day-drag.ts';
import type { BoardActivity } from '../model/board-activity.ts';
import { listParts } from '../model/list-parts.ts';
import type { Board } from '../model/use-board.ts';
import { useSeenOpen } from '../model/use-seen-open.ts';
import type { YearBoardProps } from '../model/year-board-props.ts';
import styles from './activity-list.module.css';
import { ActivityRow } from './activity-row.tsx';
import { DoneFold } from './done-fold.tsx';
import { PagedRows } from './paged-rows.tsx';

type Props = YearBoardProps & { board: Board };

/** The activities that the choices leave: the open ones by month, with a line at today, and below them, folded, those that are done. */
export function ActivityList(props: Props) {
  const { board } = props;
  const today = useToday();
  // By ring the open ones of a month are not in the order of their days, so that no line can be drawn at today.
  const hasLine = !props.isByRing && showsToday(props, today);
  const { open, done, firstAhead } = listParts(board.listed, useSeenOpen(board.listed), today);
  // A row can be dropped on another row, whose deadline it gets, or on a day of the wheel beside the list.
  const moves = useDayMoves({ dayAt: (x, y) => dayShownAt(x, y) ?? board.wheelDays.current?.({ x, y }) });
  const { drag } = moves;
  return (
    <div className={styles.list} data-moving={drag.moving ? true : undefined}>
      <Months {...props} drag={drag} activities={open} todayBefore={hasLine ? firstAhead : 'nowhere'} />
      {done.length > 0 && (
        <DoneFold key={String(open.length === 0)} count={done.length} isOpenAtFirst={open.length === 0}>
          <Months {...props} drag={drag} activities={done} todayBefore="nowhere" />
        </DoneFold>
      )}
      <MovesShown {...moves} />
    </div>
  );
}

/** Whether today is among the days listed. */
function showsToday({ year, startMonth, board }: Props, today: string): boolean {
  const { from, to } = daysListed(year, startMonth);
  const isListed = !board.isNarrowed || isMonthTouched(board.listedSelection, monthOf(today) - 1);
  return today >= from && today <= to && (isSelectionEmpty(board.listedSelection) || isListed);
}

function daysListed(year: number, startMonth: number) {
  const from = dayOf(year, startMonth, 1);
  return { from, to: addDays(addMonths(from, 12), -1) };
}

interface MonthsProps extends Props {
  drag: DayDrag;
  activities: readonly BoardActivity[];
  /** Id of the activity that the line of today comes before; undefined if it comes after the last one. */
  todayBefore: string | undefined;
}

function Months({ activities, todayBefore, ...props }: MonthsProps) {
  const say = useText();
  const { year, startMonth } = props;
  const months = byMonth(activities, daysListed(year, startMonth));
  const isLast = (month: number) => todayBefore === undefined && month === months.at(-1)?.month;
  return months.map(({ year: monthYear, month, activities: its }) => (
    <section key={month}>
      <Heading level={2} size="2xs" className={styles.month}>
        {monthYear === year
          ? sayMonth(say, month)
          : say('time.monthYear', { month: sayMonth(say, month), year: String(monthYear) })}
      </Heading>
      <SchoolOf first={dayOf(monthYear, month, 1)} />
      {props.isByRing ? (
        <ByRing {...props} activities={its} />
      ) : (
        <ul className={styles.rows}>
          <PagedRows rows={its} isNeeded={({ id }) => id === props.opened || id === todayBefore}>
            {(activity) => (
              <Fragment key={activity.id}>
                {activity.id === todayBefore && <TodayLine />}
                <ActivityRow
                  {...props}
                  choosing={props.board.choosing}
                  highlight={props.board.highlight}
                  activity={activity}
                />
              </Fragment>
            )}
          </PagedRows>
          {isLast(month) && <TodayLine />}
        </ul>
      )}
    </section>
  ));
}

/** The activities of a month below the names of their rings, in the order of the rings. */
function ByRing({ activities, ...props }: Omit<MonthsProps, 'todayBefore'>) {
  const { rings, board } = props;
  const its = Map.groupBy(activities, ({ ringId }) => ringId);
  return rings
    .filter(({ id }) => its.has(id))
    .map((ring) => (
      <div key={ring.id} className={styles.ofRing}>
        <Heading level={3} size="2xs" className={styles.ring}>
          <RingGlyph ring={ring} index={rings.indexOf(ring)} />
          {ring.title}
        </Heading>
        <ul className={styles.rows}>
          <PagedRows rows={its.get(ring.id)!} isNeeded={({ id }) => id === props.opened}>
            {(activity) => (
              <ActivityRow
                key={activity.id}
                {...props}
                isBelowRing
                choosing={board.choosing}
                highlight={board.highlight}
                activity={activity}
              />
            )}
          </PagedRows>
        </ul>
      </div>
    ));
}

/** The school holidays of a month, quietly below its name. */
function SchoolOf({ first }: { first: Day }) {
  return (
    <ul className={styles.school}>
      <SchoolNames from={first} to={addDays(addMonths(first, 1), -1)} />
    </ul>
  );
}

function TodayLine() {
  const say = useText();
  const today = useToday();
  return (
    <li className={styles.today}>
      <span>{say('wheel.todayLine', { day: sayShortDay(say, today, today) })}</span>
    </li>
  );
}
