import { Outlet } from 'react-router';
import { useMe } from '../../core/person/me.tsx';
import { NoAccessPage } from '../../core/person/no-access-page.tsx';

/** Lets those in whose organization has year wheels; others read that it has not (spec 1 §6). */
export function Component() {
  const { permissions } = useMe();
  return permissions.includes('CALENDAR') ? <Outlet /> : <NoAccessPage />;
}
