import type { SavedFilter } from '@samspel/domain/grant/saved-search.input';
import { sql } from 'kysely';
import type { Caller } from '../../../core/base/caller.ts';
import type { Db } from '../../../core/database/pool.ts';

/** A saved search: the parent of the GraphQL type `SavedSearch`. */
export type SavedSearchRow = { id: number; name: string; filter: SavedFilter };

/** The saved searches of the caller, by name. */
export async function readSavedSearches(db: Db, { id }: Caller): Promise<SavedSearchRow[]> {
  const { rows } = await sql<SavedSearchRow>`
    select id, name, filter from saved_search where person_id = ${id} order by name collate "nb-NO-x-icu", id`.execute(
    db,
  );
  return rows;
}
