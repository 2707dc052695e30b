import { sql } from 'kysely';
import type { Batch } from '../../core/graphql/context.ts';
import { inOrder } from '../../core/graphql/context.ts';
import { byId } from '../../core/people/by-id.ts';

/** A person in the log, by their current name; the id stays when they are gone. */
export type Named = { id: number; name: string | null };

/** An organization or a group in the log, by its current name: the parent of the GraphQL type `AuditParty`. */
export type PartyRow = { id: number; kind: 'ORGANIZATION' | 'GROUP' | 'ORGANIZATION_GROUP'; name: string };

/** Organizations and groups by id; null for an id that is neither, or is gone, since the log keeps no names. */
export const partyById: Batch<number, PartyRow | null> = async (ids, { services: { db } }) => {
  const { rows } = await sql<PartyRow>`
    with asked as (select unnest(${[...ids]}::bigint[]) as id)
    select id, 'ORGANIZATION' as kind, name from organization join asked using (id)
    union all select id, 'GROUP', title from person_group join asked using (id)
    union all select id, 'ORGANIZATION_GROUP', title from organization_group join asked using (id)`.execute(db);
  return byId(ids, rows);
};

/** People of any standing by id. */
export const namedById: Batch<number, Named> = async (ids, { services: { db } }) => {
  const { rows } = await sql<{
    id: number;
    name: string;
  }>`select id, name from person where id = any (${[...ids]}::bigint[])`.execute(db);
  const names = inOrder<number, { id: number; name: string }, string | null>(
    ids,
    rows,
    ({ id }) => id,
    ({ name }) => name,
    null,
  );
  return ids.map((id, at) => ({ id, name: names[at]! }));
};
