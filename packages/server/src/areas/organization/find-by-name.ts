import { stripControl } from '@samspel/domain/text/invisible';
import { type RawBuilder, sql } from 'kysely';
import type { Condition } from '../../core/access/rules.ts';
import type { Database } from '../../core/database/pool.ts';
import {
  type GroupRow,
  groupColumns,
  type OrganizationGroupRow,
  organizationGroupColumns,
} from '../../core/people/groups.ts';
import { type OrganizationRow, organizationColumns } from '../../core/people/organizations.ts';
import { type PersonRow, personColumns } from '../../core/people/persons.ts';

/** A search begins when one of its words has more than two letters (product/accounts#initials): several shorter ones would list everybody. */
const leastLetters = 3;
const mostCharacters = 100;
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
  const text = stripControl(query.trim().slice(0, mostCharacters)).normalize('NFC').trim().toLocaleLowerCase('nb-NO');
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (!words.some((word) => [...word].length >= leastLetters)) return [];
  const column = sql.ref(name);
  const isAddress = email !== undefined && text.includes('@');
  const fits = isAddress
    ? sql`${sql.ref(email)} = ${text}`
    : sql`name_words(${column}) @@ ${words.map((word) => `'${word}':*`).join(' & ')}::tsquery`;
  const { rows } = await sql<Row>`${from} where ${fits} and ${also ?? sql`true`}
    order by starts_with(lower(${column} collate "nb-NO-x-icu"), ${text}) desc, ${column} collate "nb-NO-x-icu", ${sql.ref(id)} limit ${most}`.execute(
    db,
  );
  return rows;
}
