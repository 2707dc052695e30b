import { sql } from 'kysely';
import type { Condition } from './row.ts';
import type { Who } from './who.ts';

/**
 * Selects every root in whose access list somebody is, directly or not: `root_id`, and whether they may write it. It is `isGranted` as a set.
 * Only their own entries are read (`offset 0` stops PostgreSQL from reading all entries), so that the time reveals nothing about others.
 */
export const grantedRoots = (who: Who) => sql`(
  select entry.root_id, bool_or(entry.level in ('WRITE', 'OWNER')) as is_written from acts_as cross join lateral (
    select root_id, level from access_entry where principal_id = acts_as.principal_id offset 0) entry
  where acts_as.person_id = ${who} group by entry.root_id)`;

/**
 * Selects the ids of everything that somebody owns or may write by an access list: `isGrantedWrite` as a set. It leaves out what they may write
 * only as an admin.
 */
export const writtenBy = (who: Who) => sql`(
  select entry.root_id from acts_as join access_entry entry on entry.principal_id = acts_as.principal_id
  where acts_as.person_id = ${who} and entry.level in ('WRITE', 'OWNER'))`;

/** Whether somebody may read a root `s` that `grantedRoots` found as `held`: a draft only if they may write it. */
export const mayReadGranted: Condition = sql<boolean>`(s.status in ('PUBLISHED', 'ARCHIVED') or held.is_written)`;
