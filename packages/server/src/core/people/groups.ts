import { sql } from 'kysely';
import type { Batch } from '../graphql/context.ts';
import { byId } from './by-id.ts';

/** A group of people: the parent of the GraphQL type `Group`. */
export type GroupRow = {
  id: number;
  title: string;
  version: number;
  createdById: number;
  /** The organization that its maker works in today. */
  makerOrganizationId: number;
  /** Who last changed its title or members; null if nobody has. */
  changedById: number | null;
  dateCreated: Date;
  lastUpdated: Date;
};
/** A group of organizations: the parent of the GraphQL type `OrganizationGroup`. */
export type OrganizationGroupRow = Omit<GroupRow, 'dateCreated' | 'makerOrganizationId'>;

/** The columns of a group in an alias `g`. */
export const groupColumns = sql`g.id, g.title, g.version, g.created_by as "createdById", g.changed_by as "changedById", g.date_created as "dateCreated", g.last_updated as "lastUpdated",
  (select organization_id from person maker where maker.id = g.created_by) as "makerOrganizationId"`;
/** The columns of an organization group in an alias `g`. */
export const organizationGroupColumns = sql`g.id, g.title, g.version, g.created_by as "createdById", g.changed_by as "changedById", g.last_updated as "lastUpdated"`;

/** Groups by id; null for an id that does not exist. */
export const groupById: Batch<number, GroupRow | null> = async (ids, { services: { db } }) => {
  const { rows } = await sql<GroupRow>`
    select ${groupColumns} from person_group g where g.id = any (${[...ids]}::bigint[])`.execute(db);
  return byId(ids, rows);
};

/** Organization groups by id; null for an id that does not exist. */
export const organizationGroupById: Batch<number, OrganizationGroupRow | null> = async (ids, { services: { db } }) => {
  const { rows } = await sql<OrganizationGroupRow>`
    select ${organizationGroupColumns} from organization_group g where g.id = any (${[...ids]}::bigint[])`.execute(db);
  return byId(ids, rows);
};
