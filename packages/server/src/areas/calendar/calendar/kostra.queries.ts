import type { Batch } from '../../../core/graphql/context.ts';

/** The ids of the service areas of year wheels, by their number. */
export const kostraFunctionsOf: Batch<number, number[]> = async (calendarIds, { services: { db } }) => {
  const rows = await db
    .selectFrom('calendar_kostra as link')
    .innerJoin('kostra_function as f', 'f.id', 'link.function_id')
    .select(['link.calendar_id', 'f.id'])
    .where('link.calendar_id', 'in', calendarIds)
    .orderBy('f.kid')
    .execute();
  const found = Map.groupBy(rows, ({ calendar_id }) => calendar_id);
  return calendarIds.map((id) => (found.get(id) ?? []).map((row) => row.id));
};
