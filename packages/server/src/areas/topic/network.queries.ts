import { sql } from 'kysely';
import { maySee, rootRow } from '../../core/access/rules.ts';
import { everyone } from '../../core/access/who.ts';
import type { Db } from '../../core/database/pool.ts';
import type { Window } from '../../core/graphql/page.ts';

/** A person who follows a topic, or may write it. */
export type NetworkRow = { personId: number; isFollowing: boolean; level: 'READ' | 'WRITE' | 'OWNER' };

/** The topic, with one organization or all; and whether only the newest followers are read, or everybody. */
export type Network = { id: number; organization?: number | undefined; newest: boolean };

/** The people `p` of organizations `o` who follow the topic or may write it, and may still read it. */
const network = ({ id, organization, newest }: Network) => sql`
  from (
    select person_id, bool_or(follows) as follows, max(level) as level, max(since) as since from (
      select person_id, true as follows, null::access_level as level, date_created as since from follow where subject_id = ${id}
      ${newest ? sql`` : sql`union all ${writers(id)}`}) each_of
    group by person_id) near
  join person p on p.id = near.person_id join organization o on o.id = p.organization_id join subject s on s.id = ${id}
  where ${maySee(rootRow('s', 'TOPIC', ['TOPIC']), everyone('p.id'))} ${organization ? sql`and o.id = ${organization}` : sql``}`;

/** Everybody whom the access list lets write, by name or through a group or an organization. */
const writers = (id: number) => sql`
  select acts_as.person_id, false, entry.level, null from access_entry entry join acts_as on acts_as.principal_id = entry.principal_id
  where entry.root_id = ${id} and entry.level in ('WRITE', 'OWNER')`;

/** A page of these people: by organization and name, or the newest followers first. */
export async function readNetwork(db: Db, of: Network, { limit, offset }: Window): Promise<NetworkRow[]> {
  const order = of.newest
    ? sql`near.since desc, p.id desc`
    : sql`o.name collate "nb-NO-x-icu", o.id, near.level is not distinct from 'OWNER' desc, p.name collate "nb-NO-x-icu", p.id`;
  const { rows } = await sql<NetworkRow>`
    select p.id as "personId", near.follows as "isFollowing", coalesce(near.level, 'READ') as level ${network(of)}
    order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** How many of these people each organization has, by its name. */
export async function countNetwork(db: Db, of: Network): Promise<{ organizationId: number; count: number }[]> {
  const { rows } = await sql<{ organizationId: number; count: number }>`
    select o.id as "organizationId", count(*) as count ${network(of)} group by o.id order by o.name collate "nb-NO-x-icu", o.id`.execute(
    db,
  );
  return rows;
}
