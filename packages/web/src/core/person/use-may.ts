import { type Me, useMe } from './me.tsx';

/** What the person signed in may, so that the screen offers nothing else; the server decides (product/access#permissions). */
export interface May {
  /** What is the admins' alone. */
  administer: boolean;
  /** What an organization's own admins may too, with its people. */
  administerPeople: boolean;
  /** What asks for a permission: admins all of it, others what their organization holds. Without a permission, everybody. */
  use: (permission: Me['permissions'][number] | undefined) => boolean;
}

/** Says what the person signed in may. */
export function useMay(): May {
  const { isAdmin, isOrganizationAdmin, permissions } = useMe();
  return {
    administer: isAdmin,
    administerPeople: isAdmin || isOrganizationAdmin,
    use: (permission) => permission === undefined || isAdmin || permissions.includes(permission),
  };
}
