import { type Me, useMe } from './me.tsx';

/** What the signed-in person may do, so that the screen offers nothing else; the server decides (product/access#permissions). */
export interface May {
  /** What only admins may do. */
  administer: boolean;
  /** What an organization's own admins may do too, for its people. */
  administerPeople: boolean;
  /** Whether the person has a permission: admins have all, others those of their organization. If undefined, everybody may. */
  use: (permission: Me['permissions'][number] | undefined) => boolean;
}

/** Returns what the signed-in person may do. */
export function useMay(): May {
  const { isAdmin, isOrganizationAdmin, permissions } = useMe();
  return {
    administer: isAdmin,
    administerPeople: isAdmin || isOrganizationAdmin,
    use: (permission) => permission === undefined || isAdmin || permissions.includes(permission),
  };
}
