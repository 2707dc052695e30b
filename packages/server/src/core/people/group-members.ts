import { type RawBuilder, sql } from 'kysely';
import { batchWithArgs } from '../graphql/batch-with-args.ts';
import type { Batch } from '../graphql/context.ts';
import { inOrder } from '../graphql/context.ts';
import { type OrganizationRow, organizationColumns } from './organizations.ts';
import { type PersonRow, personColumns } from './persons.ts';

/** Asks for the first members of a group, by name. */
export type MembersKey = { id: number; limit: number };

/** The active members of groups of people: an alias `member`, joined with the person `p`. */
const people = sql`person_group_member member join person p on p.id = member.person_id and p.user_status in ('ACTIVATED', 'NEED_INFO')`;

/** The active members of groups, by name. */
export const membersOfGroup: Batch<MembersKey, PersonRow[]> = (keys, { services: { db } }) =>
  batchWithArgs<MembersKey, PersonRow[]>(
    keys,
    async (ids, { limit }) => {
      const { rows } = await sql<PersonRow & { groupId: number }>`
        select g.id as "groupId", m.* from unnest(${ids}::bigint[]) g(id) cross join lateral (
          select ${personColumns} from ${people}
          where member.group_id = g.id order by p.name collate "nb-NO-x-icu", p.id limit ${limit}) m`.execute(db);
      return Map.groupBy(rows, ({ groupId }) => groupId);
    },
    [],
  );

/** The organizations in organization groups, by name. */
export const membersOfOrganizationGroup: Batch<MembersKey, OrganizationRow[]> = (keys, { services: { db } }) =>
  batchWithArgs<MembersKey, OrganizationRow[]>(
    keys,
    async (ids, { limit }) => {
      const { rows } = await sql<OrganizationRow & { groupId: number }>`
        select g.id as "groupId", m.* from unnest(${ids}::bigint[]) g(id) cross join lateral (
          select ${organizationColumns} from organization_group_member member join organization o on o.id = member.organization_id
          where member.organization_group_id = g.id order by o.name collate "nb-NO-x-icu", o.id limit ${limit}) m`.execute(
        db,
      );
      return Map.groupBy(rows, ({ groupId }) => groupId);
    },
    [],
  );

/** How many active members groups have. */
export const memberCountOfGroup: Batch<number, number> = counts(
  (ids) => sql`
  select member.group_id as id, count(*) from ${people} where member.group_id = any (${ids}::bigint[]) group by 1`,
);

/** How many organizations organization groups have. */
export const memberCountOfOrganizationGroup: Batch<number, number> = counts(
  (ids) => sql`
  select organization_group_id as id, count(*) from organization_group_member
  where organization_group_id = any (${ids}::bigint[]) group by 1`,
);

/** Makes a batch that counts; an id without a row has 0. */
function counts(read: (ids: number[]) => RawBuilder<unknown>): Batch<number, number> {
  return async (ids, { services: { db } }) => {
    const { rows } = await (read([...ids]) as RawBuilder<{ id: number; count: number }>).execute(db);
    return inOrder(
      ids,
      rows,
      ({ id }) => id,
      ({ count }) => count,
      0,
    );
  };
}
