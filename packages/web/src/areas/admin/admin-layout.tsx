import type { TextId } from '@samspel/i18n/texts';
import { NavLink, Outlet } from 'react-router';
import { useMay } from '../../core/person/use-may.ts';
import { useText } from '../../texts/text.tsx';
import styles from './parts/admin.module.css';
import { adminPaths } from './parts/admin-paths.ts';

type Entry = readonly [to: string, text: TextId];

const ofPeople: readonly Entry[] = [
  [adminPaths.people, 'admin.people'],
  [adminPaths.orphans, 'admin.orphans'],
  [adminPaths.groups, 'admin.groups'],
  [adminPaths.days, 'daysOff.title'],
  [adminPaths.report, 'admin.report'],
];
const ofAll: readonly Entry[] = [
  [adminPaths.organizations, 'admin.organizations'],
  ['/admin/newGroup', 'admin.organizationGroups'],
  [adminPaths.allNews, 'admin.news'],
  [adminPaths.log, 'admin.log'],
  [adminPaths.operation, 'admin.operation'],
];
/** What admins do in other areas of the app. */
const elsewhere: readonly Entry[] = [
  ['/tag', 'admin.tags'],
  ['/admin/action-value/sources', 'admin.sources'],
  ['/admin/newRelation', 'admin.relations'],
  ['/calendar/shared-links', 'admin.sharedLinks'],
];

/** The administration: its pages side by side, and links to what admins do in other areas. */
export function Component() {
  const say = useText();
  const { administer } = useMay();
  const link = ([to, text]: Entry) => (
    <li key={to}>
      <NavLink to={to} className={styles.place}>
        {say(text)}
      </NavLink>
    </li>
  );
  return (
    <>
      <nav aria-label={say('admin.nav')} className={styles.nav}>
        <ul>{[...ofPeople, ...(administer ? ofAll : [])].map(link)}</ul>
        {administer && (
          <ul aria-label={say('admin.elsewhere')} className={styles.elsewhere}>
            {elsewhere.map(link)}
          </ul>
        )}
      </nav>
      <Outlet />
    </>
  );
}
