import { Refusal } from '@samspel/domain/refusal';
import type { Caller } from '../../core/base/caller.ts';
import type { GroupRow } from '../../core/people/groups.ts';

/** Whether the caller may change and remove a group of people: its creator, the admins of the creator's organization, and admins (product/access#groups). */
export const mayMaintain = (group: Pick<GroupRow, 'createdById' | 'makerOrganizationId'>, caller: Caller): boolean =>
  group.createdById === caller.id ||
  caller.isAdmin ||
  (caller.isOrganizationAdmin && group.makerOrganizationId === caller.organizationId);

/** Whether the caller may list, make, change and remove groups of organizations: admins (product/access#groups). */
export const mayMaintainOrganizationGroups = ({ isAdmin }: Caller): boolean => isAdmin;

/** Throws `notFound` for people who may not maintain groups of organizations, as if these calls did not exist. */
export function requireOrganizationGroups(caller: Caller): void {
  if (!mayMaintainOrganizationGroups(caller)) throw new Refusal('notFound');
}
