import { sql } from 'kysely';
import type { AccessLevel } from '../../../printed/tables.ts';
import type { Batch } from '../../core/graphql/context.ts';
import { readTogether } from '../../core/graphql/read-together.ts';

/** One line of an access list: exactly one of the four ids is set. */
export type AccessEntry = {
  rootId: number;
  personId: number | null;
  groupId: number | null;
  organizationId: number | null;
  organizationGroupId: number | null;
  access: AccessLevel;
};

/** The access lists of things that the caller may read, owner first, then by name. */
export const accessEntries: Batch<number, AccessEntry[]> = async (rootIds, context) => {
  const rows = await readTogether(
    context,
    'access lists',
    sql<AccessEntry>`
    select entry.root_id as "rootId", entry.person_id as "personId", entry.group_id as "groupId", entry.organization_id as "organizationId",
           entry.organization_group_id as "organizationGroupId", entry.level as access
    from access_entry entry
    left join person p on p.id = entry.person_id left join person_group g on g.id = entry.group_id
    left join organization o on o.id = entry.organization_id left join organization_group og on og.id = entry.organization_group_id
    where entry.root_id = any (${rootIds}::bigint[])
    order by entry.level = 'OWNER' desc, coalesce(p.name, g.title, o.name, og.title) collate "nb-NO-x-icu", entry.principal_id`,
  );
  const byRoot = Map.groupBy(rows, ({ rootId }) => rootId);
  return rootIds.map((id) => byRoot.get(id) ?? []);
};
