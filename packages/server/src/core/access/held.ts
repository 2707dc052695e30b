import { sql } from 'kysely';
import type { Condition } from './row.ts';
import type { Who } from './who.ts';

/**
 * Everything that somebody is in the access list of, however: `root_id`, and whether they may write it. `holds` as a set. Only their own
 * entries are read (`offset 0` keeps PostgreSQL from reading all of them), so that the time tells nothing of others'.
 */
export const heldBy = (who: Who) => sql`(
  select entry.root_id, bool_or(entry.level in ('WRITE', 'OWNER')) as is_written from acts_as cross join lateral (
    select root_id, level from access_entry where principal_id = acts_as.principal_id offset 0) entry
  where acts_as.person_id = ${who} group by entry.root_id)`;

/** The ids of all that somebody owns or is listed to write: `holdsWrite` as a set. What only being an admin gives is not in it. */
export const writtenBy = (who: Who) => sql`(
  select entry.root_id from acts_as join access_entry entry on entry.principal_id = acts_as.principal_id
  where acts_as.person_id = ${who} and entry.level in ('WRITE', 'OWNER'))`;

/** Of what `heldBy` found as `held`, the roots `s` that they may read: a draft only where they write it. */
export const mayReadHeld: Condition = sql<boolean>`(s.status in ('PUBLISHED', 'ARCHIVED') or held.is_written)`;
