import { type RawBuilder, sql } from 'kysely';

/** Whose picture it is. */
type Pictured = 'person' | 'organization';

const folderOf = (of: Pictured) => `/api/static/images/${of}/`;

/** The address where a picture is read, below the server (product/wire#pictures). */
export const addressOfPicture = (of: Pictured, key: string): string => `${folderOf(of)}${key}.webp`;

/** The address of the picture whose key stands in a column; null if there is none. */
export const pictureAddress = (of: Pictured, key: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`${sql.lit(folderOf(of))} || ${key} || '.webp'`;
