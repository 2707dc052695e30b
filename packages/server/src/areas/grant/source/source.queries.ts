import type { Locale } from '@samspel/i18n/locale';
import { sql } from 'kysely';
import type { Db } from '../../../core/database/pool.ts';
import type { Batch } from '../../../core/graphql/context.ts';
import { byId } from '../../../core/people/by-id.ts';

/** A giver of grants: the parent of the GraphQL type `ActionValueSource`. */
export type SourceRow = { id: number; name: string; url: string | null };
/** An area of what municipalities do: the parent of the GraphQL type `Sector`. */
export type SectorRow = { id: number } & Record<Locale, string>;

const sectorColumns = sql`id, title_nn as nn, title_nb as nb, title_en as en`;

/** Sources by id; null for one that is gone. */
export const sourceById: Batch<number, SourceRow | null> = async (ids, { services: { db } }) => {
  const rows = await db.selectFrom('grant_source').selectAll().where('id', 'in', ids).execute();
  return byId(ids, rows);
};

/** Sectors by id; null for one that is gone. */
export const sectorById: Batch<number, SectorRow | null> = async (ids, { services: { db } }) => {
  const { rows } = await sql<SectorRow>`select ${sectorColumns} from sector where id = any (${ids}::bigint[])`.execute(
    db,
  );
  return byId(ids, rows);
};

/** Every source, by name. */
export async function allSources(db: Db): Promise<SourceRow[]> {
  const { rows } =
    await sql<SourceRow>`select id, name, url from grant_source order by name collate "nb-NO-x-icu", id`.execute(db);
  return rows;
}

/** Every sector, by its title in a language. */
export async function allSectors(db: Db, locale: Locale): Promise<SectorRow[]> {
  const { rows } = await sql<SectorRow>`
    select ${sectorColumns} from sector order by ${sql.ref(`title_${locale}`)} collate "nb-NO-x-icu", id`.execute(db);
  return rows;
}
