import { sql } from 'kysely';
import type { Condition } from '../../core/access/row.ts';
import type { Caller } from '../../core/base/caller.ts';

/** The only organization that the caller administers; null for an admin, who administers all of them. */
export const ownOnly = ({ isAdmin, organizationId }: Caller): number | null => (isAdmin ? null : organizationId);

/** Whether the caller administers the person in alias `p`: an admin everybody, an organization's own admin its people; never a deleted account. */
export const administers = (caller: Caller): Condition => {
  const own = ownOnly(caller);
  return own === null
    ? sql<boolean>`p.left_at is null`
    : sql<boolean>`(p.organization_id = ${own} and p.left_at is null)`;
};
