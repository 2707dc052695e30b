import { sql } from 'kysely';
import type { HandOver } from '../../core/area/area.ts';

/**
 * Makes another person responsible for the open cases of somebody who has left, if the new one is of the case's municipality. Returns how many were
 * given and how many stay, counting only the caller's own municipality, since nobody else knows of them.
 */
export const handOverCases: HandOver = async ({ tx, caller, services }, from, to) => {
  const open = sql`responsible_id = ${from} and state <> 'CLOSED'`;
  const { rows: given } = await sql<{ isOurs: boolean }>`
    update grant_case set responsible_id = ${to}, version = version + 1, last_updated = ${services.now()}
    where ${open} and organization_id = (select organization_id from active_person where id = ${to})
    returning organization_id = ${caller.organizationId} as "isOurs"`.execute(tx);
  const { rows: left } = await sql<{ count: number }>`
    select count(*) from grant_case where ${open} and organization_id = ${caller.organizationId}`.execute(tx);
  return { given: given.filter(({ isOurs }) => isOurs).length, left: left[0]!.count };
};
