import { type RawBuilder, sql } from 'kysely';
import type { SubjectKind } from '../../../../printed/tables.ts';
import { auditForeign } from '../../../core/access/audit.ts';
import { writtenBy } from '../../../core/access/rules.ts';
import { person } from '../../../core/access/who.ts';
import type { Caller } from '../../../core/base/caller.ts';
import type { Db } from '../../../core/database/pool.ts';
import { type Page, pageOf, type Window } from '../../../core/graphql/page.ts';
import { mayBringBackPart, mayEditCalendar, ownsRightToPart } from '../calendar/calendar.access.ts';

/** What one removal took from a year wheel that still exists. Days are YYYY-MM-DD. */
export type RemovedActivityRow = {
  id: number;
  kind: SubjectKind;
  title: string;
  calendarId: number;
  activities: number;
  startDate: string;
  endDate: string;
  removedAt: Date;
  removedById: number;
  isOwnRight: boolean;
};

/** Lists the activities and series removed since `since` that the caller may bring back, the last removed first. */
export async function listRemovedActivities(
  db: Db,
  caller: Caller,
  since: Date,
  window: Window,
): Promise<Page<RemovedActivityRow>> {
  const gone = goneFor(caller, since);
  const newest = sql`${gone} order by s.last_updated desc, s.id desc offset 0`;
  const { rows } = await sql<RemovedActivityRow>`
    select s.id, s.kind, s.title, s.root_id as "calendarId", s.last_updated as "removedAt", m.removed_by as "removedById", went.*,
           ${ownsRightToPart(caller)} as "isOwnRight"
    from (select s.id ${removalsAmong(newest)} order by s.last_updated desc, s.id desc limit ${window.limit} offset ${window.offset}) page
    join subject s on s.id = page.id join subject r on r.id = s.root_id join removal m on m.id = s.id cross join lateral (
      select count(*) as activities, min(i.start_date) as "startDate", max(i.end_date) as "endDate"
      from subject p join event_instance i on i.id = p.id where p.removed_with = s.id) went
    order by s.last_updated desc, s.id desc`.execute(db);
  await auditForeign(db, caller, rows, 'see', ({ calendarId }) => calendarId);
  return pageOf(window, rows, async () => {
    const { rows: counts } = await sql<{ count: number }>`select count(*) ${removalsAmong(gone)}`.execute(db);
    return counts[0]!.count;
  });
}

/**
 * Selects what was removed on its own from year wheels. For admins, who may change everything, from all; for others, from each that they may write,
 * checked once per wheel.
 */
function goneFor(caller: Caller, since: Date): RawBuilder<unknown> {
  const written = sql`s.root_id in (select s.id from subject s where s.kind = 'CALENDAR' and ${mayEditCalendar(caller)}
    and s.id in ${writtenBy(person(caller.id))} offset 0)`;
  return sql`
    select s.id, s.last_updated from subject s join subject r on r.id = s.root_id
    where s.status = 'OBSOLETE' and s.parent_id is not null and s.last_updated > ${since} and ${caller.isAdmin ? mayBringBackPart(caller) : written}`;
}

/**
 * Selects those of them that no changed repetition removed, and whose series, if it stayed, still exists. Looks them up one by one, in their order,
 * so that a page needs only a few.
 */
const removalsAmong = (gone: RawBuilder<unknown>) => sql`
  from (${gone}) s join removal m on m.id = s.id and not m.is_change left join subject series on series.id = m.series_id
  where series.removed_with is null`;
