import type { Permission } from '@samspel/domain/subject/access';
import { Outlet } from 'react-router';
import { NoAccessPage } from '../../core/person/no-access-page.tsx';
import { useMay } from '../../core/person/use-may.ts';

/** Shows pages to people whose organization has a permission; others read that it does not (product/access#permissions). */
export const permissionGuard = (permission: Permission) =>
  function PermissionGuard() {
    return useMay().use(permission) ? <Outlet /> : <NoAccessPage permission={permission} />;
  };
