import type { GrantCaseState } from '@samspel/domain/grant-case/grant-case';
import type { OrphansInput } from '@samspel/domain/subject/orphans.input';
import type { Day } from '@samspel/domain/time/day';
import { sql } from 'kysely';
import { mayList, rootRow } from '../../core/access/rules.ts';
import { person } from '../../core/access/who.ts';
import type { Caller } from '../../core/base/caller.ts';
import { holdsWords } from '../../core/database/holds-words.ts';
import type { Db } from '../../core/database/pool.ts';
import type { Batch } from '../../core/graphql/context.ts';
import type { Page } from '../../core/graphql/page.ts';
import { readPage } from '../../core/graphql/read-page.ts';
import { type OrganizationRow, organizationColumns } from '../../core/people/organizations.ts';

/** A case as the database has it: the parent of the GraphQL type `GrantCase`. */
export type CaseRow = {
  id: number;
  grantId: number;
  title: string | null;
  deadline: Day | null;
  version: number;
  state: GrantCaseState;
  responsibleId: number | null;
  amountApplied: number | null;
  amountGranted: number | null;
  notes: string | null;
  isShown: boolean;
  lastUpdated: Date;
};

const columns = sql`id, grant_id as "grantId", grant_title as title, deadline, version, state, responsible_id as "responsibleId",
  amount_applied as "amountApplied", amount_granted as "amountGranted", notes, is_shown as "isShown", last_updated as "lastUpdated"`;

/** The case of the caller's municipality on a grant; null if there is none. */
export async function caseOnGrant(db: Db, { organizationId }: Caller, grantId: number): Promise<CaseRow | null> {
  const { rows } = await sql<CaseRow>`
    select ${columns} from grant_case where organization_id = ${organizationId} and grant_id = ${grantId}`.execute(db);
  return rows[0] ?? null;
}

/** A case of the caller's municipality, locked until the transaction ends; undefined if there is none with the id. */
export async function lockCase(db: Db, { organizationId }: Caller, id: number): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`
    select ${columns} from grant_case where id = ${id} and organization_id = ${organizationId} for update`.execute(db);
  return rows[0];
}

/** The cases of the caller's municipality, the last changed first; at most 1000. */
export async function listCases(db: Db, { organizationId }: Caller): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select ${columns} from grant_case where organization_id = ${organizationId}
    order by last_updated desc, id desc limit 1000`.execute(db);
  return rows;
}

/** The cases of the caller's municipality that are not closed, and whose responsible person has left it, the last changed first. */
export function listOrphanCases(db: Db, caller: Caller, { text, ...window }: OrphansInput): Promise<Page<CaseRow>> {
  const { organizationId, mayUse } = caller;
  const isAllowed = mayUse.includes('ACTION_VALUE') ? sql`true` : sql`false`;
  const mayRead = mayList(rootRow('s', 'ACTION_VALUE', ['ACTION_VALUE']), person(caller.id));
  const fits = sql`(${holdsWords(text, 'p.name')} or (${mayRead} and ${holdsWords(text, 's.title')}))`;
  return readPage(db, window, {
    columns: sql`c.*`,
    from: sql`from (select ${columns}, organization_id from grant_case) c join person p on p.id = c."responsibleId" join subject s on s.id = c."grantId"
      where c.organization_id = ${organizationId} and c.state <> 'CLOSED' and ${isAllowed} and ${fits}
        and (p.user_status = 'DEACTIVATED' or p.organization_id <> ${organizationId})`,
    order: sql`c."lastUpdated" desc, c.id desc`,
  });
}

/** Other municipalities that have applied for a grant and let others see it, by name; at most 500. Nothing else of their cases is shown. */
export async function listApplicants(db: Db, { organizationId }: Caller, grantId: number): Promise<OrganizationRow[]> {
  const { rows } = await sql<OrganizationRow>`
    select ${organizationColumns} from grant_case c join organization o on o.id = c.organization_id
    where c.grant_id = ${grantId} and c.is_shown and c.organization_id <> ${organizationId} and c.state not in ('CONSIDERING', 'APPLYING')
      and exists (select from grant_case_move m where m.case_id = c.id and m.state = 'APPLIED')
    order by o.name collate "nb-NO-x-icu", o.id limit 500`.execute(db);
  return rows;
}

/** A move of a case: the parent of the GraphQL type `GrantCaseMove`. */
export type MoveRow = {
  id: number;
  caseId: number;
  state: GrantCaseState;
  reason: string | null;
  by: number;
  at: Date;
};

/** The moves of cases, the latest first. */
export const movesOf: Batch<number, MoveRow[]> = async (ids, { services: { db } }) => {
  const { rows } = await sql<MoveRow>`
    select id, case_id as "caseId", state, reason, moved_by as by, moved_at as at from grant_case_move
    where case_id = any (${ids}::bigint[]) order by moved_at desc, id desc`.execute(db);
  const found = Map.groupBy(rows, ({ caseId }) => caseId);
  return ids.map((id) => found.get(id) ?? []);
};
