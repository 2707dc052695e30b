import { sql } from 'kysely';
import type { Batch, Resolver } from '../../core/graphql/context.ts';
import { kostraFunctionById } from '../../core/people/kostra.ts';

/** Reads the ids of the service areas of things, in the order of their KOSTRA numbers. */
export const kostraFunctionsOf: Batch<number, number[]> = async (subjectIds, { services: { db } }) => {
  const rows = await db
    .selectFrom('subject_kostra as link')
    .innerJoin('kostra_function as f', 'f.id', 'link.function_id')
    .select(['link.subject_id', 'f.id'])
    .where('link.subject_id', 'in', subjectIds)
    .orderBy('f.kid')
    .execute();
  const found = Map.groupBy(rows, ({ subject_id }) => subject_id);
  return subjectIds.map((id) => (found.get(id) ?? []).map((row) => row.id));
};

/** The field `kostraFunctions` of a thing that the caller may read. */
export const kostraFunctionsField: Resolver = async ({ id }: { id: number }, _args, { load }) => {
  const ids = await load(kostraFunctionsOf, id);
  return Promise.all(ids.map((functionId) => load(kostraFunctionById, functionId)));
};

/** The ids of the service areas of the subject in a column, as a revision keeps them. */
export const kostraBody = (subjectId: string) => sql<number[]>`
  (select coalesce(jsonb_agg(function_id order by function_id), '[]') from subject_kostra where subject_id = ${sql.ref(subjectId)})`;
