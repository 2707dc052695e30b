import { sql } from 'kysely';
import type { CalendarCategory } from '../../../../printed/tables.ts';
import type { Caller } from '../../../core/base/caller.ts';
import type { Db } from '../../../core/database/pool.ts';
import { runPrepared } from '../../../core/database/prepared.ts';
import { type Batch, inOrder, readLate } from '../../../core/graphql/context.ts';
import { byId } from '../../../core/people/by-id.ts';
import { auditCards } from '../../../subject/card/audit-cards.ts';
import { type OwnRow, ownColumns } from '../../../subject/fields.ts';
import { type RootRow, rootColumns } from '../../../subject/root/root.queries.ts';
import { mayListCalendar } from './calendar.access.ts';
import { calendarFields } from './calendar.fields.ts';

/** A year wheel as the database has it. */
export type CalendarRow = RootRow &
  OwnRow<typeof calendarFields> & { descriptionText: string | null; nextDeadline: string | null };

/** The columns of a CalendarRow, of the subject `s` and the calendar `own`. */
export const calendarColumns = (caller: Caller) => sql`
  ${rootColumns({ kind: 'CALENDAR', permission: 'CALENDAR' }, caller)}, ${ownColumns(calendarFields)},
  own.description_text as "descriptionText", s.next_deadline as "nextDeadline"`;

/** Reads year wheels that the caller may know of, by id; null for those that are absent or hidden. */
export const calendarById = readLate<number, CalendarRow | null>(async (ids, { services: { db }, caller }) => {
  const rows = await runPrepared(
    db,
    sql<CalendarRow>`
    select ${calendarColumns(caller)} from subject s join calendar own on own.id = s.id
    where s.id = any (${ids}::bigint[]) and ${mayListCalendar(caller)}`,
  );
  await auditCards(db, caller, rows);
  return byId(ids, rows);
});

/** Reads a year wheel that the caller has just changed: at least its card, even if the change took away their own access. */
export async function readChangedCalendar(db: Db, caller: Caller, id: number): Promise<CalendarRow> {
  const { rows } = await sql<CalendarRow>`
    select ${calendarColumns(caller)} from subject s join calendar own on own.id = s.id where s.id = ${id}`.execute(db);
  return rows[0]!;
}

/** Reads the categories of year wheels, including those in the trash. */
export const categoryOf: Batch<number, CalendarCategory | null> = async (ids, { services: { db } }) => {
  const rows = await runPrepared(
    db,
    sql<{
      id: number;
      category: CalendarCategory;
    }>`select id, category from calendar where id = any (${ids}::bigint[])`,
  );
  return inOrder(
    ids,
    rows,
    ({ id }) => id,
    ({ category }) => category,
    null,
  );
};
