import { sql } from 'kysely';
import type { Batch, Resolver } from '../../core/graphql/context.ts';
import { readTogether } from '../../core/graphql/read-together.ts';
import { type KostraFunctionRow, kostraFunctionColumns } from '../../core/people/kostra.ts';

/** Reads the service areas of things, in the order of their KOSTRA numbers. */
export const kostraFunctionsOf: Batch<number, KostraFunctionRow[]> = async (subjectIds, context) => {
  const rows = await readTogether(
    context,
    'service areas',
    sql<KostraFunctionRow & { subjectId: number }>`
    select link.subject_id as "subjectId", ${kostraFunctionColumns} from subject_kostra link join kostra_function f on f.id = link.function_id
    where link.subject_id = any (${subjectIds}::bigint[]) order by f.kid`,
  );
  const found = Map.groupBy(rows, ({ subjectId }) => subjectId);
  return subjectIds.map((id) => found.get(id) ?? []);
};

/** The field `kostraFunctions` of a thing that the caller may read. */
export const kostraFunctionsField: Resolver = ({ id }: { id: number }, _args, { load }) => load(kostraFunctionsOf, id);

/** The ids of the service areas of the subject in a column, as a revision keeps them. */
export const kostraBody = (subjectId: string) => sql<number[]>`
  (select coalesce(jsonb_agg(function_id order by function_id), '[]') from subject_kostra where subject_id = ${sql.ref(subjectId)})`;
