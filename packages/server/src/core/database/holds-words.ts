import { type RawBuilder, sql } from 'kysely';

/** Whether a text, as it is written, stands in one of these columns, whatever its letters' case. Without a text every row fits. For lists of admins, which are short. */
export const holdsWords = (text: string | undefined, ...columns: string[]): RawBuilder<boolean> =>
  text === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.join(
        columns.map((column) => sql`position(lower(${text}) in lower(${sql.ref(column)})) > 0`),
        sql` or `,
      )})`;
