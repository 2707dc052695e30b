import type { Locale } from '@samspel/i18n/locale';
import { sql } from 'kysely';
import type { Batch } from '../graphql/context.ts';
import { byId } from './by-id.ts';

/** Titles in every language that the reference data has. */
export type Titles = Record<Locale, string>;

/** A municipal service area: the parent of the GraphQL type `KostraFunction`. */
export type KostraFunctionRow = { id: number; kid: string; groupId: number; titles: Titles };
/** A group of service areas: the parent of the GraphQL type `KostraFunctionGroup`. */
export type KostraGroupRow = { id: number; kid: string; identifier: string; titles: Titles };

const titles = (alias: 'f' | 'g') => {
  const title = (locale: Locale) => sql.ref(`${alias}.title_${locale}`);
  return sql`json_build_object('nn', ${title('nn')}, 'nb', ${title('nb')}, 'en', ${title('en')}) as titles`;
};

/** The columns of a KOSTRA function in an alias `f`. */
export const kostraFunctionColumns = sql`f.id, f.kid, f.group_id as "groupId", ${titles('f')}`;
/** The columns of a KOSTRA group in an alias `g`. */
export const kostraGroupColumns = sql`g.id, g.kid, g.identifier, ${titles('g')}`;

/** KOSTRA functions by id; null for an id that does not exist. */
export const kostraFunctionById: Batch<number, KostraFunctionRow | null> = async (ids, { services: { db } }) => {
  const { rows } = await sql<KostraFunctionRow>`
    select ${kostraFunctionColumns} from kostra_function f where f.id = any (${[...ids]}::bigint[])`.execute(db);
  return byId(ids, rows);
};

/** KOSTRA groups by id; null for an id that does not exist. */
export const kostraGroupById: Batch<number, KostraGroupRow | null> = async (ids, { services: { db } }) => {
  const { rows } = await sql<KostraGroupRow>`
    select ${kostraGroupColumns} from kostra_group g where g.id = any (${[...ids]}::bigint[])`.execute(db);
  return byId(ids, rows);
};
