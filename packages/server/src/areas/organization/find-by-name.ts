import { type RawBuilder, sql } from 'kysely';
import type { Condition } from '../../core/access/rules.ts';
import type { Database } from '../../core/database/pool.ts';
import {
  type GroupRow,
  groupColumns,
  type OrganizationGroupRow,
  organizationGroupColumns,
} from '../../core/people/groups.ts';
import { closestFirst, isLongEnough, namesBeginWith, readNameQuery } from '../../core/people/name-query.ts';
import { type OrganizationRow, organizationColumns } from '../../core/people/organizations.ts';
import { type PersonRow, personColumns } from '../../core/people/persons.ts';

const most = 20;

/** Active people by name, or by their whole e-mail address: the beginning of one would tell what product/access#own-data keeps. */
export const findPersons = (db: Database, query: string): Promise<PersonRow[]> =>
  find(db, query, {
    from: sql`select ${personColumns} from person p`,
    name: 'p.name',
    id: 'p.id',
    also: sql<boolean>`p.user_status in ('ACTIVATED', 'NEED_INFO')`,
    email: 'p.email',
  });

/** Organizations by name. */
export const findOrganizations = (db: Database, query: string): Promise<OrganizationRow[]> =>
  find(db, query, { from: sql`select ${organizationColumns} from organization o`, name: 'o.name', id: 'o.id' });

/** Groups of people by title. */
export const findGroups = (db: Database, query: string): Promise<GroupRow[]> =>
  find(db, query, { from: sql`select ${groupColumns} from person_group g`, name: 'g.title', id: 'g.id' });

/** Groups of organizations by title. */
export const findOrganizationGroups = (db: Database, query: string): Promise<OrganizationGroupRow[]> =>
  find(db, query, {
    from: sql`select ${organizationGroupColumns} from organization_group g`,
    name: 'g.title',
    id: 'g.id',
  });

type Place = { from: RawBuilder<unknown>; name: string; id: string; also?: Condition; email?: string };

/** What is left of a place after a search: each word of the query begins a word of the name. */
async function find<Row>(db: Database, query: string, { from, name, id, also, email }: Place): Promise<Row[]> {
  const { text, words } = readNameQuery(query);
  if (!isLongEnough(words)) return [];
  const column = sql.ref(name);
  const isAddress = email !== undefined && text.includes('@');
  const fits = isAddress ? sql`${sql.ref(email)} = ${text}` : namesBeginWith(name, words);
  const { rows } = await sql<Row>`${from} where ${fits} and ${also ?? sql`true`}
    order by ${closestFirst(name, text)}, ${column} collate "nb-NO-x-icu", ${sql.ref(id)} limit ${most}`.execute(db);
  return rows;
}
