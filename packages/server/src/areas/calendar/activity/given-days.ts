import type { Day } from '@samspel/domain/time/day';
import { type RawBuilder, sql } from 'kysely';

/** Days from the deadline of an activity to the one that it was given: 0 if it was not moved to a working day (product/activities#working-days). */
const movedBy = (instance: string): RawBuilder<number> =>
  sql`(${givenEnd(instance)} - ${sql.ref(`${instance}.end_date`)})`;

/** The first day that an activity was given, before it was moved to a working day. */
export const givenStart = (instance: string): RawBuilder<Day> =>
  sql`(${sql.ref(`${instance}.start_date`)} + ${movedBy(instance)})`;

/** The deadline that an activity was given, before it was moved to a working day. */
export const givenEnd = (instance: string): RawBuilder<Day> =>
  sql`coalesce(${sql.ref(`${instance}.moved_from`)}, ${sql.ref(`${instance}.end_date`)})`;

/** A day of an activity; of a chosen date the one that was given, so that undoing a change gives it again (product/activities#working-days). */
export const chosenDay = (instance: string, day: 'start_date' | 'end_date'): RawBuilder<Day> => {
  const column = (name: string) => sql.ref(`${instance}.${name}`);
  return sql`${column(day)} + case when ${column('rule_date')} is null then ${movedBy(instance)} else 0 end`;
};
