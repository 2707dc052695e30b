import { horizon, type RepetitionDefinition, storedOccurrences } from '@samspel/domain/calendar/recurrence';
import { reminderDate } from '@samspel/domain/calendar/reminder';
import { ruleDayOf } from '@samspel/domain/calendar/replan';
import type { Day } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import type { WorkingDayRule } from '@samspel/domain/time/working-days';
import { sql } from 'kysely';
import type { Reminder } from '../../../../printed/tables.ts';
import type { Database, Tx } from '../../../core/database/pool.ts';
import { inTransaction } from '../../../core/database/transaction.ts';
import type { Job } from '../../../core/jobs/job.ts';
import { workCalendarOfRoot } from '../../../core/people/work-calendar.ts';
import { columnsOfRow, type InheritedRow, inheritedColumns } from '../activity/inherited.ts';
import { insertActivities } from './activities.write.ts';
import { linkLaterActivities } from './later-activities.ts';
import type { PlannedInstance } from './series.plan.ts';
import { dayInRule } from './stored-series.queries.ts';

/**
 * On New Year's night every series that goes on past the horizon gets the activities of one more year (product/activities#how-a-series-is-stored).
 * Each has its own transaction, which adds only what comes after its last activity, so that a run that was killed can run again.
 */
export const extendSeriesJob: Job = {
  name: 'calendar.extendSeries',
  schedule: { every: 'YEAR', day: '01-01', time: '00:15' },
  run: async ({ db, now }) => {
    const today = osloToday(now());
    for (const id of await seriesThatGoOn(db, today)) await inTransaction(db, (tx) => extendSeries(tx, id, today));
  },
};

/** Reads the series that may have activities after the last one stored; those of an archived year wheel are left out until it is used again. */
async function seriesThatGoOn(db: Database, today: Day): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from event e join subject s on s.id = e.id join subject r on r.id = e.calendar_id
    where e.repetition is not null and s.removed_with is null and r.status <> 'ARCHIVED'
      and coalesce(e.end_repetition_date, 'infinity') > (select max(${dayInRule('i')}) from event_instance i where i.event_id = e.id)
      and (e.end_repetition_date is null or e.end_repetition_date > ${horizon(today)}::date - interval '1 year') order by e.id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

type Stored = InheritedRow & {
  calendarId: number;
  title: string;
  startDate: Day;
  endDate: Day;
  repetitionDefinition: RepetitionDefinition | null;
  startRepetitionDate: Day | null;
  endRepetitionDate: Day | null;
  workingDay: WorkingDayRule;
  reminder: Reminder;
  assignedBy: number | null;
  todoTemplate: string[];
  createdBy: { id: number; organizationId: number };
  last: Day;
  exceptDates: Day[];
};

/** Adds to a series the activities that its repetition gives after its last one, up to the horizon; does nothing if the series does not repeat. */
export async function extendSeries(tx: Tx, id: number, today: Day): Promise<void> {
  const series = await lockSeries(tx, id);
  if (!series.repetitionDefinition) return;
  const calendar = await workCalendarOfRoot(tx, series.calendarId);
  const plan = storedOccurrences(series, today, { past: false, calendar })
    .filter((span) => ruleDayOf(span) > series.last && !series.exceptDates.includes(ruleDayOf(span)))
    .map((span): PlannedInstance => {
      const { reminder, responsibleId: responsible } = series;
      return { ...span, reminderDate: reminderDate(span.endDate, reminder), responsible };
    });
  await insertActivities(tx, { ...series, id, inherited: columnsOfRow(series), isRepeated: true }, plan);
  await linkLaterActivities(tx, id);
}

/** Locks a series, then reads it. What the locking statement itself reads is as old as the start of its wait, and a day would be stored twice. */
async function lockSeries(tx: Tx, id: number): Promise<Stored> {
  await sql`select from subject s join subject r on r.id = s.root_id where s.id = ${id} for update of r, s`.execute(tx);
  const { rows } = await sql<Stored>`
    select e.calendar_id as "calendarId", s.title, e.start_date as "startDate", e.end_date as "endDate", e.repetition as "repetitionDefinition",
           e.start_repetition_date as "startRepetitionDate", e.end_repetition_date as "endRepetitionDate", e.working_day as "workingDay", e.reminder, ${inheritedColumns('e')},
           e.assigned_by as "assignedBy", e.todo_template as "todoTemplate", e.except_dates::text[] as "exceptDates",
           json_build_object('id', s.created_by, 'organizationId', s.organization_id) as "createdBy",
           (select max(${dayInRule('i')}) from event_instance i where i.event_id = e.id) as last
    from event e join subject s on s.id = e.id where e.id = ${id}`.execute(tx);
  return rows[0]!;
}
