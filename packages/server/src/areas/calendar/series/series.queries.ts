import type { RepetitionDefinition } from '@samspel/domain/calendar/recurrence';
import type { WorkingDayRule } from '@samspel/domain/time/working-days';
import { sql } from 'kysely';
import type { Reminder, Status } from '../../../../printed/tables.ts';
import { auditForeign } from '../../../core/access/audit.ts';
import type { Caller } from '../../../core/base/caller.ts';
import type { Db } from '../../../core/database/pool.ts';
import type { Batch } from '../../../core/graphql/context.ts';
import { byId } from '../../../core/people/by-id.ts';
import { type InheritedRow, inheritedColumns } from '../activity/inherited.ts';
import { maySeePart, ownsRightToPart } from '../calendar/calendar.access.ts';

/** A series as the database has it. */
export type EventRow = InheritedRow & {
  id: number;
  calendarId: number;
  title: string;
  description: string;
  descriptionText: string;
  status: Status;
  version: number;
  startDate: string;
  endDate: string;
  startTime: string | null;
  endTime: string | null;
  reminder: Reminder;
  repetitionDefinition: RepetitionDefinition | null;
  startRepetitionDate: string | null;
  endRepetitionDate: string | null;
  workingDay: WorkingDayRule;
  assignedById: number | null;
  createdById: number;
  todoTemplate: string[];
  dateCreated: Date;
  lastUpdated: Date;
  isOwnRight: boolean;
};

const eventColumns = (caller: Caller) => sql`
  e.id, e.calendar_id as "calendarId", s.title, e.description, e.description_text as "descriptionText", s.status, s.version, e.start_date as "startDate",
  e.end_date as "endDate", e.start_time as "startTime", e.end_time as "endTime", e.reminder, e.repetition as "repetitionDefinition",
  e.start_repetition_date as "startRepetitionDate", e.end_repetition_date as "endRepetitionDate", e.working_day as "workingDay", ${inheritedColumns('e')},
  e.assigned_by as "assignedById", s.created_by as "createdById", e.todo_template as "todoTemplate", s.date_created as "dateCreated",
  s.last_updated as "lastUpdated", ${ownsRightToPart(caller)} as "isOwnRight"`;

/** Reads series by id; null for those that the caller may not read. */
export const eventById: Batch<number, EventRow | null> = async (ids, { services: { db }, caller }) => {
  return byId(ids, await readEvents(db, caller, ids));
};

/** Reads series that the caller may read; audits what an admin reads without a right of their own. */
export async function readEvents(db: Db, caller: Caller, ids: readonly number[]): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select ${eventColumns(caller)} from event e join subject s on s.id = e.id join subject r on r.id = e.calendar_id
    where e.id = any (${ids}::bigint[]) and ${maySeePart(caller)}`.execute(db);
  await auditForeign(db, caller, rows, 'see', ({ calendarId }) => calendarId);
  return rows;
}
