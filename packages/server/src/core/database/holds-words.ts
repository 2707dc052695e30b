import { type RawBuilder, sql } from 'kysely';

/**
 * Whether one of these columns contains a text exactly as it is written, in upper or lower case. Without a text every row fits. For the lists
 * that admins search, which are short.
 */
export const holdsWords = (text: string | undefined, ...columns: string[]): RawBuilder<boolean> =>
  text === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.join(
        columns.map((column) => sql`position(lower(${text}) in lower(${sql.ref(column)})) > 0`),
        sql` or `,
      )})`;
