import { sql } from 'kysely';
import type { Condition } from '../../core/access/row.ts';
import type { Caller } from '../../core/base/caller.ts';

/** The organization that a caller administers only; null: all of them. */
export const ownOnly = ({ isAdmin, organizationId }: Caller): number | null => (isAdmin ? null : organizationId);

/** Whether the caller administers somebody in an alias `p`: admins everybody, an organization's own admins its people; nobody whose account was deleted. */
export const administers = (caller: Caller): Condition => {
  const own = ownOnly(caller);
  return own === null
    ? sql<boolean>`p.left_at is null`
    : sql<boolean>`(p.organization_id = ${own} and p.left_at is null)`;
};
