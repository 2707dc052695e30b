import { Refusal } from '@samspel/domain/refusal';
import { sql } from 'kysely';
import type { Tx } from '../../../core/database/pool.ts';
import { runPrepared } from '../../../core/database/prepared.ts';
import type { Batch } from '../../../core/graphql/context.ts';
import { mayPersonSeeCalendar } from '../calendar/calendar.access.ts';

/** Throws `calendar.responsible` if any of the people may not read the year wheel, or does not exist. `people` are by input field. */
export async function refuseStrangers(tx: Tx, calendarId: number, people: ReadonlyMap<string, number>): Promise<void> {
  if (people.size === 0) return;
  const ids = [...new Set(people.values())];
  const { rows } = await sql<{ id: number }>`
    select p.id from subject s cross join person p
    where s.id = ${calendarId} and p.id = any (${ids}::bigint[]) and ${mayPersonSeeCalendar('p.id')}`.execute(tx);
  const readers = new Set(rows.map(({ id }) => id));
  for (const [field, id] of people) if (!readers.has(id)) throw new Refusal('calendar.responsible', field);
}

/**
 * Returns a check whether a person may be made responsible on a year wheel, that is, may read it; reads the database once for several activities.
 * @param person null or undefined makes nobody responsible, which every year wheel allows
 */
export async function readableBy(
  tx: Tx,
  activities: readonly { rootId: number }[],
  person: number | null | undefined,
): Promise<(calendarId: number) => boolean> {
  if (!person) return () => true;
  const calendars = [...new Set(activities.map(({ rootId }) => rootId))];
  const { rows } = await sql<{ id: number }>`
    select s.id from subject s cross join person p
    where s.id = any (${calendars}::bigint[]) and p.id = ${person} and ${mayPersonSeeCalendar('p.id')}`.execute(tx);
  const readable = new Set(rows.map(({ id }) => id));
  return (calendarId) => readable.has(calendarId);
}

/** A person who is responsible for activities of a year wheel. */
export type Assignment = { calendarId: number; responsibleId: number };

/** Whether responsible people may still read the year wheel. Checked once per person and year wheel, however many activities they have there. */
export const hasAccess: Batch<Assignment, boolean> = async (assignments, { services: { db } }) => {
  const different = [...new Map(assignments.map((assignment) => [keyOf(assignment), assignment])).values()];
  const calendars = different.map(({ calendarId }) => calendarId);
  const people = different.map(({ responsibleId }) => responsibleId);
  const rows = await runPrepared(
    db,
    sql<Assignment>`
    select s.id as "calendarId", p.id as "responsibleId"
    from unnest(${calendars}::bigint[], ${people}::bigint[]) as asked(calendar_id, person_id) join subject s on s.id = asked.calendar_id join person p on p.id = asked.person_id
    where ${mayPersonSeeCalendar('p.id')}`,
  );
  const readers = new Set(rows.map(keyOf));
  return assignments.map((assignment) => readers.has(keyOf(assignment)));
};

const keyOf = ({ calendarId, responsibleId }: Assignment): string => `${calendarId} ${responsibleId}`;

/** The most people that a year wheel names as responsible without access. */
const mostNamed = 20;

/**
 * Reads, for each year wheel, the people who are responsible for open activities but may no longer read it, by id of the person
 * (product/activities#responsible-person).
 */
export const responsibleWithoutAccess: Batch<number, number[]> = async (calendarIds, { services: { db } }) => {
  const rows = await runPrepared(
    db,
    sql<{ of: number; people: number[] }>`
    select s.id as of, array(
      select p.id from person p where p.id in (
        select i.responsible_id from event_instance i join subject part on part.id = i.id
        where i.calendar_id = s.id and not i.is_done and part.removed_with is null) and ${mayPersonSeeCalendar('p.id')} is not true
      order by p.id limit ${mostNamed}) as people
    from subject s where s.id = any (${calendarIds}::bigint[])`,
  );
  const found = new Map(rows.map(({ of, people }) => [of, people.map(Number)]));
  return calendarIds.map((id) => found.get(id) ?? []);
};
