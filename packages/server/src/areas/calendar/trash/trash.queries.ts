import { sql } from 'kysely';
import type { CalendarCategory, Status } from '../../../../printed/tables.ts';
import { audit } from '../../../core/access/audit.ts';
import type { Caller } from '../../../core/base/caller.ts';
import type { Db, Tx } from '../../../core/database/pool.ts';
import { type Page, pageOf, type Window } from '../../../core/graphql/page.ts';
import { mayRestoreCalendar, ownsRightToCalendar } from '../calendar/calendar.access.ts';

/** A year wheel in the trash. */
export type RemovedRow = {
  id: number;
  title: string;
  category: CalendarCategory;
  createdById: number;
  removedAt: Date;
  removedById: number | null;
  isOwnRight: boolean;
};

/** The removed year wheels that the caller may restore, the last removed first; `since` is how far back. */
export async function readTrash(db: Db, caller: Caller, since: Date, window: Window): Promise<Page<RemovedRow>> {
  const inTrash = sql`
    from subject s join calendar c on c.id = s.id
    where s.kind = 'CALENDAR' and s.status = 'OBSOLETE' and s.last_updated > ${since} and ${mayRestoreCalendar(caller)}`;
  const { rows } = await sql<RemovedRow>`
    select s.id, s.title, c.category, s.created_by as "createdById", s.last_updated as "removedAt", ${ownsRightToCalendar(caller)} as "isOwnRight",
           (select e.by_person from domain_event e where e.subject_id = s.id and e.name = 'calendar.removed' order by e.id desc limit 1) as "removedById"
    ${inTrash} order by s.last_updated desc, s.id desc limit ${window.limit} offset ${window.offset}`.execute(db);
  const foreign = rows.filter(({ isOwnRight }) => !isOwnRight);
  await audit(
    db,
    caller,
    foreign.map(({ id }) => id),
    'see',
  );
  return pageOf(window, rows, async () => {
    const { rows: counts } = await sql<{ count: number }>`select count(*) ${inTrash}`.execute(db);
    return counts[0]!.count;
  });
}

/** The status that a removed year wheel had, and whether there is still time to restore it. */
export async function readRemoved(tx: Tx, id: number, since: Date): Promise<{ status: Status; isInTime: boolean }> {
  const { rows } = await sql<{ status: Status; isInTime: boolean }>`
    select s.last_updated > ${since} as "isInTime", coalesce((
      select body->>'status' from revision r where r.subject_id = s.id and r.version = s.version - 1), 'PUBLISHED') as status
    from subject s where s.id = ${id}`.execute(tx);
  return rows[0]!;
}
