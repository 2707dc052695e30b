import { sql } from 'kysely';
import type { CalendarCategory, Status, Visibility } from '../../../../printed/tables.ts';
import { audit } from '../../../core/access/audit.ts';
import type { Caller } from '../../../core/base/caller.ts';
import type { Db } from '../../../core/database/pool.ts';
import { type Batch, inOrder } from '../../../core/graphql/context.ts';
import { byId } from '../../../core/people/by-id.ts';
import { mayListCalendar, myAccessToCalendar, ownsRightToCalendar } from './calendar.access.ts';

/** A year wheel as the database has it. `myAccess` NONE means that the caller may see its card and no more. */
export type CalendarRow = {
  id: number;
  title: string;
  status: Status;
  category: CalendarCategory;
  createdById: number;
  myAccess: 'NONE' | 'READ' | 'WRITE';
  isOwnRight: boolean;
  color: string;
  description: string | null;
  descriptionText: string | null;
  version: number;
  dateCreated: Date;
  lastUpdated: Date;
  isPrivate: boolean;
  visibility: Visibility;
  nextDeadline: string | null;
};

/** The columns of a CalendarRow, of the subject `s` and the calendar `c`. */
export const calendarColumns = (caller: Caller) => sql`
  s.id, s.title, s.status, c.category, s.created_by as "createdById", ${myAccessToCalendar(caller)} as "myAccess",
  ${ownsRightToCalendar(caller)} as "isOwnRight", c.color, c.description, c.description_text as "descriptionText", s.version,
  s.date_created as "dateCreated", s.last_updated as "lastUpdated", s.is_private as "isPrivate", s.visibility, s.next_deadline as "nextDeadline"`;

/** Year wheels that the caller may know of, by id; null for those that are absent or hidden. */
export const calendarById: Batch<number, CalendarRow | null> = async (ids, { services: { db }, caller }) => {
  const { rows } = await sql<CalendarRow>`
    select ${calendarColumns(caller)} from subject s join calendar c on c.id = s.id
    where s.id = any (${ids}::bigint[]) and ${mayListCalendar(caller)}`.execute(db);
  await auditCards(db, caller, rows);
  return byId(ids, rows);
};

/** Writes down which cards an admin reads that others without a right may not (decision 18): of hidden year wheels and of drafts. */
export async function auditCards(db: Db, caller: Caller, rows: readonly CalendarRow[]): Promise<void> {
  const isForAll = ({ status, visibility }: CalendarRow) =>
    visibility === 'PUBLIC' && (status === 'PUBLISHED' || status === 'ARCHIVED');
  const foreign = rows.filter((row) => !row.isOwnRight && !isForAll(row));
  await audit(
    db,
    caller,
    foreign.map(({ id }) => id),
    'list',
  );
}

/** A year wheel that the caller has just changed: its card at least, even where the change took away their own right. */
export async function readChangedCalendar(db: Db, caller: Caller, id: number): Promise<CalendarRow> {
  const { rows } = await sql<CalendarRow>`
    select ${calendarColumns(caller)} from subject s join calendar c on c.id = s.id where s.id = ${id}`.execute(db);
  return rows[0]!;
}

/** What year wheels are for, those in the trash too. */
export const categoryOf: Batch<number, CalendarCategory | null> = async (ids, { services: { db } }) => {
  const rows = await db.selectFrom('calendar').select(['id', 'category']).where('id', 'in', ids).execute();
  return inOrder(
    ids,
    rows,
    ({ id }) => id,
    ({ category }) => category,
    null,
  );
};
