import { type RawBuilder, sql } from 'kysely';

/**
 * For whom a condition asks: the id of one person as a value, or a column that holds one, so that the same
 * condition lists what Kari may see and whom a change may be told to. NULL is nobody, and nobody may nothing.
 */
export type Who = RawBuilder<number | null>;

/** One person, or nobody. */
export const person = (id: number | null): Who => sql`${id}::bigint`;

/** The person in each row: `everyone('p.id')`. */
export const everyone = (column: string): Who => sql`${sql.ref(column)}`;
