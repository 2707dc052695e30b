import type { StoredDays } from '@samspel/domain/calendar/working-day';
import type { Day } from '@samspel/domain/time/day';
import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../../../core/base/caller.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { copiedColumns } from '../activity/inherited.ts';
import type { ActivityPart, Part, SeriesPart } from './copy.parts.ts';

/** The new year wheel that parts are copied into, its owner, and today's date. */
export type NewCopy = { calendarId: number; caller: Caller; today: Day };

/** The old and the new ids of parts, as two columns of a table. */
const ids = (parts: readonly Part[]): RawBuilder<unknown> =>
  sql`${parts.map(({ from }) => from)}::bigint[], ${parts.map(({ to }) => to)}::bigint[]`;

/** Rows of old and new ids, as the table `name ("from", "to")`. */
const table = (parts: readonly Part[], name: string): RawBuilder<unknown> =>
  sql`unnest(${ids(parts)}) as ${sql.ref(name)}("from", "to")`;

/** Old and new ids of series, and what the new ones say of a deadline on a day off, as the table `part`. */
const seriesTable = (parts: readonly SeriesPart[]): RawBuilder<unknown> =>
  sql`unnest(${ids(parts)}, ${parts.map(({ workingDay }) => workingDay)}::working_day_rule[]) as part("from", "to", working_day)`;

/** Old and new ids of activities and the days of the new ones, as the table `activity`. */
const activityTable = (parts: readonly ActivityPart[]): RawBuilder<unknown> => {
  const day = (name: keyof StoredDays) => sql`${parts.map(({ days }) => days[name] ?? null)}::date[]`;
  return sql`unnest(${ids(parts)}, ${day('startDate')}, ${day('endDate')}, ${day('movedFrom')})
    as activity("from", "to", start_date, end_date, moved_from)`;
};

/** The days that a copied activity was given, before a move to a working day: of a series on chosen dates the first ones are its own. */
const firstDay = sql`(activity.start_date + (coalesce(activity.moved_from, activity.end_date) - activity.end_date))`;
const firstDeadline = sql`coalesce(activity.moved_from, activity.end_date)`;

/** Copies series. A series on chosen dates begins with the first of its copied activities. */
export async function copySeries(
  tx: Tx,
  copy: NewCopy,
  series: readonly SeriesPart[],
  activities: readonly ActivityPart[],
) {
  await copySubjects(tx, copy, series, []);
  const { calendarId, caller } = copy;
  await sql`
    insert into event (id, calendar_id, ${copiedColumns()}, start_date, end_date, start_time, end_time, reminder, responsible_id, assigned_by,
                       repetition, start_repetition_date, end_repetition_date, working_day, todo_template, except_dates)
    select part."to", ${calendarId}, ${copiedColumns('e')}, case when e.repetition is null then first.start_date else e.start_date end,
           case when e.repetition is null then first.end_date else e.end_date end, e.start_time, e.end_time, e.reminder, ${onlyMe(sql`e.responsible_id`, caller)},
           ${onlyMe(sql`e.responsible_id`, caller)}, e.repetition, e.start_repetition_date, e.end_repetition_date, part.working_day, e.todo_template, e.except_dates
    from ${seriesTable(series)} join event e on e.id = part."from" cross join lateral (
      select ${firstDay} as start_date, ${firstDeadline} as end_date from ${activityTable(activities)} join event_instance i on i.id = activity."from"
      where i.event_id = e.id order by 1, 2, i.id limit 1) first`.execute(tx);
  await copyTags(tx, series);
}

/** Gives series the tags of those that they were copied from. */
export async function copyTags(tx: Tx, series: readonly Part[]): Promise<void> {
  await sql`
    insert into subject_tag (subject_id, tag_id, spelling)
    select part."to", st.tag_id, st.spelling from ${table(series, 'part')} join subject_tag st on st.subject_id = part."from"`.execute(
    tx,
  );
}

/** Copies activities on their days, or a year later, not ticked and without notes. Nobody is made responsible for a deadline that has passed. */
export async function copyActivities(
  tx: Tx,
  copy: NewCopy,
  activities: readonly ActivityPart[],
  series: readonly Part[],
) {
  await copySubjects(tx, copy, activities, series);
  const { calendarId, caller, today } = copy;
  const responsible = onlyMe(sql`case when activity.end_date >= ${today} then i.responsible_id end`, caller);
  await sql`
    insert into event_instance (id, event_id, calendar_id, start_date, end_date, moved_from, rule_date, reminder_date, responsible_id, assigned_by, ${copiedColumns()})
    select activity."to", series."to", ${calendarId}, activity.start_date, activity.end_date, activity.moved_from, i.rule_date,
           i.reminder_date + (activity.end_date - i.end_date), ${responsible}, ${responsible}, ${copiedColumns('i')}
    from ${activityTable(activities)} join event_instance i on i.id = activity."from" join ${table(series, 'series')} on series."from" = i.event_id`.execute(
    tx,
  );
}

/** Copies items of checklists, not ticked and without notes. */
export async function copyTodos(tx: Tx, copy: NewCopy, todos: readonly Part[], activities: readonly Part[]) {
  await copySubjects(tx, copy, todos, activities);
  await sql`
    insert into todo (id, instance_id, position, from_template, description, description_text)
    select part."to", activity."to", t.position, t.from_template, t.description, t.description_text
    from ${table(todos, 'part')} join todo t on t.id = part."from" join ${table(activities, 'activity')} on activity."from" = t.instance_id`.execute(
    tx,
  );
}

/**
 * Writes the subjects of the copies, with the caller as their creator.
 * @param above the parts that they belong to; empty if they belong to the year wheel itself
 */
export async function copySubjects(
  tx: Tx,
  { calendarId, caller }: NewCopy,
  parts: readonly Part[],
  above: readonly Part[],
) {
  await sql`
    insert into subject (id, kind, title, status, parent_id, root_id, created_by, organization_id)
    select part."to", s.kind, s.title, s.status, coalesce(above."to", ${calendarId}), ${calendarId}, ${caller.id}, ${caller.organizationId}
    from ${table(parts, 'part')} join subject s on s.id = part."from" left join ${table(above, 'above')} on above."from" = s.parent_id`.execute(
    tx,
  );
}

/** Keeps only the caller responsible in a copy: others have not been asked, and a stranger could not read it. */
const onlyMe = (personId: RawBuilder<unknown>, { id }: Caller) =>
  sql`case when ${personId} = ${id} then ${id}::bigint end`;
