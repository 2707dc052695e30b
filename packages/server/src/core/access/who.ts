import { type RawBuilder, sql } from 'kysely';

/**
 * The person whose right a condition checks: an id as a value, or a column that holds one. So the same
 * condition can list what Kari may see, and who may hear of a change. NULL is nobody, who may do nothing.
 */
export type Who = RawBuilder<number | null>;

/** One person, or nobody. */
export const person = (id: number | null): Who => sql`${id}::bigint`;

/** The person in each row: `everyone('p.id')`. */
export const everyone = (column: string): Who => sql`${sql.ref(column)}`;
