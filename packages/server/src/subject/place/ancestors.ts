import { type RawBuilder, sql } from 'kysely';

/**
 * Things and everything that they hang on, up to the root, as the table `above` of a `with recursive`. `of` is the thing; `depth` is 0 for the thing
 * itself, and one more for each step up.
 */
export const ancestors = (ids: readonly number[] | RawBuilder<readonly number[]>): RawBuilder<unknown> => sql`above as (
  select id as of, id, kind, title, parent_id, created_by, 0 as depth from subject where id = any (${ids}::bigint[])
  union all select above.of, s.id, s.kind, s.title, s.parent_id, s.created_by, above.depth + 1
  from above join subject s on s.id = above.parent_id)`;
