import type { Day } from '@samspel/domain/time/day';
import { type RawBuilder, sql } from 'kysely';

/** The first day that an activity was given, before it was moved to a working day (product/activities#working-days). */
export const givenStart = (instance: string): RawBuilder<Day> => {
  const column = (name: string) => sql.ref(`${instance}.${name}`);
  return sql`(${column('start_date')} + (coalesce(${column('moved_from')}, ${column('end_date')}) - ${column('end_date')}))`;
};

/** The deadline that an activity was given, before it was moved to a working day. */
export const givenEnd = (instance: string): RawBuilder<Day> =>
  sql`coalesce(${sql.ref(`${instance}.moved_from`)}, ${sql.ref(`${instance}.end_date`)})`;

/** A day of an activity; of a chosen date the one that was given, so that undoing a change gives it again (product/activities#working-days). */
export const chosenDay = (instance: string, day: 'start_date' | 'end_date'): RawBuilder<Day> => {
  const column = (name: string) => sql.ref(`${instance}.${name}`);
  const moved = sql`coalesce(${column('moved_from')}, ${column('end_date')}) - ${column('end_date')}`;
  return sql`${column(day)} + case when ${column('rule_date')} is null then ${moved} else 0 end`;
};
