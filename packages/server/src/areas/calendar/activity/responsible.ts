import { Refusal } from '@samspel/domain/refusal';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../core/database/pool.ts';
import { runPrepared } from '../../../core/database/prepared.ts';
import type { Batch } from '../../../core/graphql/context.ts';
import { readTogether } from '../../../core/graphql/read-together.ts';
import { mayPersonSeeCalendar } from '../calendar/calendar.access.ts';

/** A person who is responsible for activities of a year wheel. */
export type Assignment = { calendarId: number; responsibleId: number };

type Reading = (statement: RawBuilder<Assignment>) => Promise<Assignment[]>;

/** Returns which people may read which year wheels; checks each person once for a year wheel, however many activities they have there. */
export const readersAmong = (db: Db, assignments: readonly Assignment[]) =>
  askReaders(assignments, (statement) => runPrepared(db, statement));

async function askReaders(assignments: readonly Assignment[], read: Reading): Promise<(one: Assignment) => boolean> {
  if (assignments.length === 0) return () => false;
  const different = [...new Map(assignments.map((assignment) => [keyOf(assignment), assignment])).values()];
  const calendars = different.map(({ calendarId }) => calendarId);
  const people = different.map(({ responsibleId }) => responsibleId);
  const rows = await read(
    sql<Assignment>`
    select s.id as "calendarId", p.id as "responsibleId"
    from unnest(${calendars}::bigint[], ${people}::bigint[]) as asked(calendar_id, person_id) join subject s on s.id = asked.calendar_id join person p on p.id = asked.person_id
    where ${mayPersonSeeCalendar('p.id')}`,
  );
  const readers = new Set(rows.map(keyOf));
  return (assignment) => readers.has(keyOf(assignment));
}

const keyOf = ({ calendarId, responsibleId }: Assignment): string => `${calendarId} ${responsibleId}`;

/** Throws `calendar.responsible` if any of the people may not read the year wheel, or does not exist. `people` are by input field. */
export async function refuseStrangers(tx: Tx, calendarId: number, people: ReadonlyMap<string, number>): Promise<void> {
  const assignments = [...people].map(([field, responsibleId]) => ({ field, calendarId, responsibleId }));
  const mayRead = await readersAmong(tx, assignments);
  for (const one of assignments) if (!mayRead(one)) throw new Refusal('calendar.responsible', one.field);
}

/**
 * Returns a check whether a person may be made responsible on a year wheel, that is, may read it; reads the database once for several year wheels.
 * @param person null makes nobody responsible, which every year wheel allows
 */
export async function readableBy(
  tx: Tx,
  calendars: readonly number[],
  person: number | null,
): Promise<(calendarId: number) => boolean> {
  if (!person) return () => true;
  const mayRead = await readersAmong(
    tx,
    calendars.map((calendarId) => ({ calendarId, responsibleId: person })),
  );
  return (calendarId) => mayRead({ calendarId, responsibleId: person });
}

/** Whether responsible people may still read the year wheel. */
export const hasAccess: Batch<Assignment, boolean> = async (assignments, context) =>
  assignments.map(
    await askReaders(assignments, (statement) => readTogether(context, 'readers among the responsible', statement)),
  );

/** The most people that a year wheel names as responsible without access. */
const mostNamed = 20;

/**
 * Reads, for each year wheel, the people who are responsible for open activities but may no longer read it, by id of the person
 * (product/activities#responsible-person).
 */
export const responsibleWithoutAccess: Batch<number, number[]> = async (calendarIds, context) => {
  const rows = await readTogether(
    context,
    'responsible without access',
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
