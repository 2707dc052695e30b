import { sql } from 'kysely';
import { restores } from '../../../core/access/policies.ts';
import { type Condition, hasOwnRight, mayUse, rootRow, row } from '../../../core/access/rules.ts';
import { person } from '../../../core/access/who.ts';

/**
 * Whether somebody may read the thing `s` of the root `r` by a right of their own, apart from being an admin: the copy is of their own data. Also
 * true for everything in a root that is in the trash and that they could restore.
 */
export function isReadAs(id: number): Condition {
  const who = person(id);
  const [at, root] = [row('s', 'r'), rootRow('r')];
  return sql<boolean>`coalesce(${mayUse(at, who)} and (s.removed_with is null and ${hasOwnRight(at, who)}
    or r.removed_with = r.id and ${restores(root, who)}), false)`;
}
