import type { Permission } from '@samspel/domain/subject/access';
import { Outlet } from 'react-router';
import { NoAccessPage } from '../../core/person/no-access-page.tsx';
import { useMay } from '../../core/person/use-may.ts';

/** Lets those in whose organization has what a permission opens; others read that it has not (product/access#permissions). */
export const permissionGuard = (permission: Permission) =>
  function PermissionGuard() {
    return useMay().use(permission) ? <Outlet /> : <NoAccessPage />;
  };
