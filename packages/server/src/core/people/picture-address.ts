import { type RawBuilder, sql } from 'kysely';

/** What a picture can be of. */
type Pictured = 'person' | 'organization';

const folderOf = (of: Pictured) => `/api/static/images/${of}/`;

/** Returns the path at which the server serves a picture (product/wire#pictures). */
export const addressOfPicture = (of: Pictured, key: string): string => `${folderOf(of)}${key}.webp`;

/** The path of the picture whose key is in a column; null if there is no picture. */
export const pictureAddress = (of: Pictured, key: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`${sql.lit(folderOf(of))} || ${key} || '.webp'`;
