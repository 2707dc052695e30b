import { sql } from 'kysely';
import type { Caller } from '../../../core/base/caller.ts';
import type { Db } from '../../../core/database/pool.ts';
import type { Batch } from '../../../core/graphql/context.ts';

/** A file of a case as the database has it: the parent of the GraphQL type `GrantCaseFile`. */
export type CaseFileRow = {
  id: number;
  caseId: number;
  key: string;
  name: string;
  contentType: string;
  size: number;
  addedById: number;
  addedAt: Date;
};

const columns = sql`f.id, f.case_id as "caseId", f.key, f.name, f.content_type as "contentType", f.size,
  f.added_by as "addedById", f.added_at as "addedAt"`;

/** The files of cases, by name. The cases must be of the caller's municipality. */
export const filesOfCase: Batch<number, CaseFileRow[]> = async (ids, { services: { db } }) => {
  const { rows } = await sql<CaseFileRow>`
    select ${columns} from grant_case_file f where f.case_id = any (${ids}::bigint[]) and f.removed_at is null
    order by f.name collate "nb-NO-x-icu", f.id`.execute(db);
  const found = Map.groupBy(rows, ({ caseId }) => caseId);
  return ids.map((id) => found.get(id) ?? []);
};

/** A file with the grant of its case, and when it was removed; null if it is not. */
type FoundCaseFile = CaseFileRow & { grantId: number; removedAt: Date | null };

/**
 * A file of a case of the caller's municipality, removed or not; undefined if there is none with the id. @param lock locks the row until the
 * transaction ends, for a change
 */
export async function findCaseFile(
  db: Db,
  { organizationId }: Caller,
  id: number,
  lock = sql``,
): Promise<FoundCaseFile | undefined> {
  const { rows } = await sql<FoundCaseFile>`
    select ${columns}, f.removed_at as "removedAt", c.grant_id as "grantId"
    from grant_case_file f join grant_case c on c.id = f.case_id
    where f.id = ${id} and c.organization_id = ${organizationId} ${lock}`.execute(db);
  return rows[0];
}

/** How many files a case has. */
export async function countCaseFiles(db: Db, caseId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from grant_case_file where case_id = ${caseId} and removed_at is null`.execute(db);
  return rows[0]!.count;
}
