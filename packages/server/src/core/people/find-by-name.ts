import { type RawBuilder, sql } from 'kysely';
import type { Condition } from '../access/row.ts';
import type { Database } from '../database/pool.ts';
import type { Window } from '../graphql/page.ts';
import { type GroupRow, groupColumns, type OrganizationGroupRow, organizationGroupColumns } from './groups.ts';
import { amongAllNames, closestFirst, readNameQuery } from './name-query.ts';
import { type OrganizationRow, organizationColumns } from './organizations.ts';
import { type PersonRow, personColumns } from './persons.ts';

/** The page that is read by default. */
const first: Window = { limit: 20, offset: 0 };

/** Finds active people by name, or by their whole e-mail address: its beginning alone would reveal what product/access#own-data protects. */
export const findPersons = (db: Database, query: string, window = first): Promise<PersonRow[]> =>
  find(db, query, window, {
    from: sql`select ${personColumns} from person p`,
    name: 'p.name',
    id: 'p.id',
    also: sql<boolean>`p.user_status in ('ACTIVATED', 'NEED_INFO')`,
    email: 'p.email',
  });

/** Finds organizations by name. */
export const findOrganizations = (db: Database, query: string, window = first): Promise<OrganizationRow[]> =>
  find(db, query, window, { from: sql`select ${organizationColumns} from organization o`, name: 'o.name', id: 'o.id' });

/** Finds groups of people by title. */
export const findGroups = (db: Database, query: string): Promise<GroupRow[]> =>
  find(db, query, first, { from: sql`select ${groupColumns} from person_group g`, name: 'g.title', id: 'g.id' });

/** Finds groups of organizations by title. */
export const findOrganizationGroups = (db: Database, query: string): Promise<OrganizationGroupRow[]> =>
  find(db, query, first, {
    from: sql`select ${organizationGroupColumns} from organization_group g`,
    name: 'g.title',
    id: 'g.id',
  });

type Place = { from: RawBuilder<unknown>; name: string; id: string; also?: Condition; email?: string };

/** Finds the rows of a place where each word of the query begins a word of the name, or whose e-mail address is the query. */
async function find<Row>(
  db: Database,
  query: string,
  { limit, offset }: Window,
  { from, name, id, also, email }: Place,
): Promise<Row[]> {
  const { text, words, address } = readNameQuery(query);
  const hasName = amongAllNames(name, words);
  if (!hasName) return [];
  const column = sql.ref(name);
  const isAddress = email !== undefined && address.includes('@');
  const fits = isAddress ? sql`${sql.ref(email)} = ${address}` : hasName;
  const { rows } = await sql<Row>`${from} where ${fits} and ${also ?? sql`true`}
    order by ${closestFirst(name, text)}, ${column} collate "nb-NO-x-icu", ${sql.ref(id)} limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
}
