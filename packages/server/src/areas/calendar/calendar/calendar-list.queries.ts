import type { AllCalendarsInput } from '@samspel/domain/calendar/calendar.input';
import { sql } from 'kysely';
import type { Caller } from '../../../core/base/caller.ts';
import type { Db } from '../../../core/database/pool.ts';
import { unplanned } from '../../../core/database/prepared.ts';
import type { Page, Window } from '../../../core/graphql/page.ts';
import { auditCards } from '../../../subject/card/audit-cards.ts';
import { hasFacet, madeBy } from '../../../subject/list/filters.ts';
import type { ListRow } from '../../../subject/list/page.ts';
import { pageOfSubjects, type SubjectPage } from '../../../subject/list/page-of-subjects.ts';
import { pageOfWritten } from '../../../subject/list/page-of-written.ts';
import { listRoots } from '../../../subject/root/root.list.ts';
import { type CalendarRow, calendarColumns } from './calendar.queries.ts';

/** The filter of a list of year wheels: without text, category and group if they are left out. */
type ListedCalendars = Omit<AllCalendarsInput, 'text' | 'category' | 'kostraGroup'> &
  Partial<Pick<AllCalendarsInput, 'text' | 'category' | 'kostraGroup'>>;

/** Lists the year wheels that the caller may know of and that fit the filter: first those they may open, then limited ones. */
export function listCalendars(db: Db, caller: Caller, input: ListedCalendars): Promise<SubjectPage<CalendarRow>> {
  const { category, kostraGroup } = input;
  return listRoots(db, caller, { kind: 'CALENDAR' }, input, rowFor(caller), [
    ...(category ? [hasFacet(`category:${category}`)] : []),
    ...(kostraGroup ? [hasFacet(`kostra:${kostraGroup}`, { isBeyondCard: true })] : []),
  ]);
}

/** Lists the year wheels that the caller owns or may write by an access list, by title. */
export const listMyCalendars = (db: Db, caller: Caller, window: Window): Promise<Page<CalendarRow>> =>
  pageOfWritten(db, caller, 'CALENDAR', window, rowFor(caller));

/**
 * Lists the year wheels that others in the caller's organization made since a moment and that the caller may open, the newest first
 * (product/year-wheels#home).
 */
export async function listNewCalendars(
  db: Db,
  caller: Caller,
  since: Date,
  window: Window,
): Promise<readonly CalendarRow[]> {
  const isNew = sql<boolean>`(s.date_created >= ${since} and s.created_by <> ${unplanned(caller.id, 'bigint')})`;
  const { nodes } = await pageOfSubjects<CalendarRow>(db, caller, {
    kind: 'CALENDAR',
    filters: [...madeBy([caller.organizationId], []), { fits: isNew }],
    withArchived: false,
    limited: 'without',
    order: { sort: 'NEWEST', direction: 'DESCENDING' },
    window,
    row: rowFor(caller),
  });
  await auditCards(db, caller, nodes);
  return nodes;
}

const rowFor = (caller: Caller): ListRow => ({
  columns: calendarColumns(caller),
  beside: sql`join calendar own on own.id = s.id`,
});
