import { sql } from 'kysely';
import { restores } from '../../../core/access/policies.ts';
import { type Condition, hasOwnRight, mayUse, rootRow, row } from '../../../core/access/rules.ts';
import { person } from '../../../core/access/who.ts';

/**
 * Whether somebody may read the thing `s` of the root `r` by a right of their own, being an admin aside: their data is theirs as a person. With that goes the
 * whole that lies in the trash and that they could restore.
 */
export function isReadAs(id: number): Condition {
  const who = person(id);
  const [at, root] = [row('s', 'r'), rootRow('r')];
  return sql<boolean>`coalesce(${mayUse(at, who)} and (s.removed_with is null and ${hasOwnRight(at, who)}
    or r.removed_with = r.id and ${restores(root, who)}), false)`;
}
