import type { Locale } from '@samspel/i18n/locale';
import { sql } from 'kysely';
import type { Services } from '../base/services.ts';
import type { Reading } from '../database/kept-rows.ts';
import type { Db } from '../database/pool.ts';
import { runPrepared } from '../database/prepared.ts';
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

const readFunctions = (db: Db) =>
  runPrepared(db, sql<KostraFunctionRow>`select ${kostraFunctionColumns} from kostra_function f order by f.kid`);

const readGroups = (db: Db) =>
  runPrepared(
    db,
    sql<KostraGroupRow>`select g.id, g.kid, g.identifier, ${titles('g')} from kostra_group g order by g.kid`,
  );

const readOrKept = <Value>({ db, keptRows }: Services, reading: Reading<Value>): Promise<Value> =>
  keptRows ? keptRows.read(reading) : reading(db);

/** Every service area, by number. */
export const allKostraFunctions = (services: Services): Promise<KostraFunctionRow[]> =>
  readOrKept(services, readFunctions);

/** Every group of service areas, by number. */
export const allKostraGroups = (services: Services): Promise<KostraGroupRow[]> => readOrKept(services, readGroups);

/** The service areas of groups, by number. */
export const functionsOfGroup: Batch<number, KostraFunctionRow[]> = async (ids, { services }) => {
  const all = await allKostraFunctions(services);
  return ids.map((id) => all.filter(({ groupId }) => groupId === id));
};

/** KOSTRA functions by id; null for an id that does not exist. */
export const kostraFunctionById: Batch<number, KostraFunctionRow | null> = async (ids, { services }) =>
  byId(ids, await allKostraFunctions(services));

/** KOSTRA groups by id; null for an id that does not exist. */
export const kostraGroupById: Batch<number, KostraGroupRow | null> = async (ids, { services }) =>
  byId(ids, await allKostraGroups(services));
