import { type RawBuilder, sql } from 'kysely';

/**
 * Whether one of these columns contains a text as it is written, but for case, accents and kinds of space. Without a text every row fits. For the
 * lists that admins search, which are short.
 */
export const holdsWords = (text: string | undefined, ...columns: string[]): RawBuilder<boolean> =>
  text === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.join(
        columns.map((column) => sql`position(fold_text(${text}) in fold_text(${sql.ref(column)})) > 0`),
        sql` or `,
      )})`;
