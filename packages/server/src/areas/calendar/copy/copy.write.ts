import type { Day } from '@samspel/domain/time/day';
import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../../../core/base/caller.ts';
import type { Tx } from '../../../core/database/pool.ts';
import type { ActivityPart, Part } from './copy.parts.ts';

/** The new year wheel that parts are copied into, its owner, and today's date. */
export type NewCopy = { calendarId: number; caller: Caller; today: Day };

/** Rows of old and new ids, as the table `name ("from", "to")`. */
const table = (parts: readonly Part[], name: string): RawBuilder<unknown> => {
  const column = (side: keyof Part) => sql`${parts.map((part) => part[side])}::bigint[]`;
  return sql`unnest(${column('from')}, ${column('to')}) as ${sql.ref(name)}("from", "to")`;
};

/** Old and new ids of activities, as the table `activity`, and the interval by which each is moved. */
const activityTable = (parts: readonly ActivityPart[]): RawBuilder<unknown> => {
  const column = (side: keyof Part) => sql`${parts.map((part) => part[side])}::bigint[]`;
  const isMoved = sql`${parts.map((part) => part.isMoved)}::boolean[]`;
  return sql`(select moved."from", moved."to", case when is_moved then interval '1 year' else interval '0' end as later
    from unnest(${column('from')}, ${column('to')}, ${isMoved}) as moved("from", "to", is_moved)) as activity`;
};

/** A day of an activity in its copy; if it is moved a year later, 29 February becomes the 28th. */
const moved = (column: string) => sql`(i.${sql.ref(column)} + activity.later)::date`;

/** Copies series. A series on chosen dates begins with the first of its copied activities. */
export async function copySeries(tx: Tx, copy: NewCopy, series: readonly Part[], activities: readonly ActivityPart[]) {
  await copySubjects(tx, copy, series, []);
  const { calendarId, caller } = copy;
  await sql`
    insert into event (id, calendar_id, description, description_text, start_date, end_date, start_time, end_time, reminder, responsible_id, assigned_by,
                       repetition, start_repetition_date, end_repetition_date, todo_template, except_dates)
    select part."to", ${calendarId}, e.description, e.description_text, case when e.repetition is null then first.start_date else e.start_date end,
           case when e.repetition is null then first.end_date else e.end_date end, e.start_time, e.end_time, e.reminder, ${onlyMe(sql`e.responsible_id`, caller)},
           ${onlyMe(sql`e.responsible_id`, caller)}, e.repetition, e.start_repetition_date, e.end_repetition_date, e.todo_template, e.except_dates
    from ${table(series, 'part')} join event e on e.id = part."from" cross join lateral (
      select ${moved('start_date')} as start_date, ${moved('end_date')} as end_date from ${activityTable(activities)} join event_instance i on i.id = activity."from"
      where i.event_id = e.id order by 1, 2, i.id limit 1) first`.execute(tx);
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
  const responsible = onlyMe(sql`case when ${moved('end_date')} >= ${today} then i.responsible_id end`, caller);
  await sql`
    insert into event_instance (id, event_id, calendar_id, start_date, end_date, rule_date, reminder_date, responsible_id, assigned_by, description, description_text)
    select activity."to", series."to", ${calendarId}, ${moved('start_date')}, ${moved('end_date')}, i.rule_date, ${moved('reminder_date')}, ${responsible}, ${responsible}, i.description, i.description_text
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
async function copySubjects(tx: Tx, { calendarId, caller }: NewCopy, parts: readonly Part[], above: readonly Part[]) {
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
