import { memberLimit } from '@samspel/domain/organization/group.input';
import { sql } from 'kysely';
import type { Batch } from '../graphql/context.ts';
import { byId } from './by-id.ts';
import { type OrganizationRow, organizationColumns } from './organizations.ts';
import { type PersonRow, personColumns } from './persons.ts';

/** A group of people: the parent of the GraphQL type `Group`. */
export type GroupRow = {
  id: number;
  title: string;
  version: number;
  createdById: number;
  dateCreated: Date;
  lastUpdated: Date;
};
/** A group of organizations: the parent of the GraphQL type `OrganizationGroup`. */
export type OrganizationGroupRow = Omit<GroupRow, 'dateCreated' | 'version'>;

/** The columns of a group in an alias `g`. */
export const groupColumns = sql`g.id, g.title, g.version, g.created_by as "createdById", g.date_created as "dateCreated", g.last_updated as "lastUpdated"`;
/** The columns of an organization group in an alias `g`. */
export const organizationGroupColumns = sql`g.id, g.title, g.created_by as "createdById", g.last_updated as "lastUpdated"`;

/** Groups by id; null for an id that is no group's. */
export const groupById: Batch<number, GroupRow | null> = async (ids, { services: { db } }) => {
  const { rows } = await sql<GroupRow>`
    select ${groupColumns} from person_group g where g.id = any (${[...ids]}::bigint[])`.execute(db);
  return byId(ids, rows);
};

/** Organization groups by id; null for an id that is no organization group's. */
export const organizationGroupById: Batch<number, OrganizationGroupRow | null> = async (ids, { services: { db } }) => {
  const { rows } = await sql<OrganizationGroupRow>`
    select ${organizationGroupColumns} from organization_group g where g.id = any (${[...ids]}::bigint[])`.execute(db);
  return byId(ids, rows);
};

/** The active members of groups, by name: as many as one may have (decision 37). */
export const membersOfGroup: Batch<number, PersonRow[]> = async (ids, { services: { db } }) => {
  const { rows } = await sql<PersonRow & { groupId: number }>`
    select g.id as "groupId", m.* from unnest(${[...ids]}::bigint[]) g(id) cross join lateral (
      select ${personColumns} from person_group_member member join person p on p.id = member.person_id
      where member.group_id = g.id and p.user_status in ('ACTIVATED', 'NEED_INFO')
      order by p.name collate "nb-NO-x-icu", p.id limit ${memberLimit}) m`.execute(db);
  return ids.map((id) => rows.filter(({ groupId }) => groupId === id));
};

/** The organizations in organization groups, by group. */
export const membersOfOrganizationGroup: Batch<number, OrganizationRow[]> = async (ids, { services: { db } }) => {
  const { rows } = await sql<OrganizationRow & { groupId: number }>`
    select g.id as "groupId", m.* from unnest(${[...ids]}::bigint[]) g(id) cross join lateral (
      select ${organizationColumns} from organization_group_member member join organization o on o.id = member.organization_id
      where member.organization_group_id = g.id order by o.name collate "nb-NO-x-icu", o.id limit ${memberLimit}) m`.execute(
    db,
  );
  return ids.map((id) => rows.filter(({ groupId }) => groupId === id));
};
