import { sql } from 'kysely';

/** The ids of what a thing is related to, as a select. Whether the caller may know of each must still be checked. */
export const relatedTo = (meta: number) => sql`(
  select other_id as id from relation where one_id = ${meta} union all select one_id from relation where other_id = ${meta})`;
