import { sql } from 'kysely';
import type { Database } from '../../core/database/pool.ts';
import { runPrepared, unplannedIds } from '../../core/database/prepared.ts';
import type { Batch } from '../../core/graphql/context.ts';
import {
  type KostraFunctionRow,
  type KostraGroupRow,
  kostraFunctionColumns,
  kostraGroupColumns,
} from '../../core/people/kostra.ts';

/** Every service area, by number. */
export async function allKostraFunctions(db: Database): Promise<KostraFunctionRow[]> {
  const { rows } = await sql<KostraFunctionRow>`
    select ${kostraFunctionColumns} from kostra_function f order by f.kid`.execute(db);
  return rows;
}

/** Every group of service areas, by number. */
export const allKostraGroups = (db: Database): Promise<KostraGroupRow[]> =>
  runPrepared(db, sql<KostraGroupRow>`select ${kostraGroupColumns} from kostra_group g order by g.kid`);

/** The service areas of groups, by number. */
export const functionsOfGroup: Batch<number, KostraFunctionRow[]> = async (ids, { services: { db } }) => {
  const rows = await runPrepared(
    db,
    sql<KostraFunctionRow>`
    select ${kostraFunctionColumns} from kostra_function f where f.group_id = any (${unplannedIds(ids)}) order by f.kid`,
  );
  return ids.map((id) => rows.filter(({ groupId }) => groupId === id));
};
