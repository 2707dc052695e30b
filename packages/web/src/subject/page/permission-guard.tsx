import type { Permission } from '@samspel/domain/subject/access';
import { Outlet } from 'react-router';
import { useMe } from '../../core/person/me.tsx';
import { NoAccessPage } from '../../core/person/no-access-page.tsx';

/** Lets those in whose organization has what a permission opens; others read that it has not (product/access#permissions). */
export const permissionGuard = (permission: Permission) =>
  function PermissionGuard() {
    const { permissions } = useMe();
    return permissions.includes(permission) ? <Outlet /> : <NoAccessPage />;
  };
