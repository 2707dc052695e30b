import type { AllCalendarsInput } from '@samspel/domain/calendar/calendar.input';
import { sql } from 'kysely';
import type { Caller } from '../../../core/base/caller.ts';
import type { Db } from '../../../core/database/pool.ts';
import type { Page, Window } from '../../../core/graphql/page.ts';
import { hasFacet } from '../../../subject/list/filters.ts';
import type { ListRow } from '../../../subject/list/page.ts';
import type { SubjectPage } from '../../../subject/list/page-of-subjects.ts';
import { pageOfWritten } from '../../../subject/list/page-of-written.ts';
import { listRoots } from '../../../subject/root/root.list.ts';
import { type CalendarRow, calendarColumns } from './calendar.queries.ts';

/** Lists the year wheels that the caller may know of and that fit the filter: first those they may open, then limited ones. */
export function listCalendars(db: Db, caller: Caller, input: AllCalendarsInput): Promise<SubjectPage<CalendarRow>> {
  const { category, kostraGroup } = input;
  return listRoots(db, caller, { kind: 'CALENDAR' }, input, rowFor(caller), [
    ...(category ? [hasFacet(`category:${category}`)] : []),
    ...(kostraGroup ? [hasFacet(`kostra:${kostraGroup}`, { isBeyondCard: true })] : []),
  ]);
}

/** Lists the year wheels that the caller owns or may write by an access list, by title. */
export const listMyCalendars = (db: Db, caller: Caller, window: Window): Promise<Page<CalendarRow>> =>
  pageOfWritten(db, caller, 'CALENDAR', window, rowFor(caller));

const rowFor = (caller: Caller): ListRow => ({
  columns: calendarColumns(caller),
  beside: sql`join calendar c on c.id = s.id`,
});
