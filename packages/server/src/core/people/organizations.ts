import { sql } from 'kysely';
import type { OrganizationKind } from '../../../printed/tables.ts';
import { runPrepared } from '../database/prepared.ts';
import type { Batch } from '../graphql/context.ts';
import { byId } from './by-id.ts';
import { pictureAddress } from './picture-address.ts';

/** An organization: the parent of the GraphQL type `Organization`. */
export type OrganizationRow = {
  id: number;
  kind: OrganizationKind;
  name: string;
  /** The organization number, or the kommunenummer if it is missing (product/accounts#organizations). */
  number: string;
  url: string | null;
  organizationImage: string | null;
};

/** The columns of an organization in an alias `o`, as `OrganizationRow` names them. */
export const organizationColumns = sql`o.id, o.kind, o.name, o.number, o.url, ${pictureAddress('organization', sql`o.image`)} as "organizationImage"`;

/** An organization in an alias `o` as one value, an `OrganizationRow`. */
export const organizationValue = sql<OrganizationRow>`jsonb_build_object('id', o.id, 'kind', o.kind, 'name', o.name, 'number', o.number, 'url', o.url,
  'organizationImage', ${pictureAddress('organization', sql`o.image`)})`;

/** Organizations by id; null for an id that does not exist. */
export const organizationById: Batch<number, OrganizationRow | null> = async (ids, { services: { db } }) => {
  const rows = await runPrepared(
    db,
    sql<OrganizationRow>`select ${organizationColumns} from organization o where o.id = any (${[...ids]}::bigint[])`,
  );
  return byId(ids, rows);
};
