import type { TextId } from '@samspel/i18n/texts';
import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
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

/** The administration: its pages side by side, in a row that scrolls where there is little room, and links to what admins do in other areas. */
export function Component() {
  const say = useText();
  const { administer } = useMay();
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path decides which place one is at
  useEffect(() => showPlace(row.current), [pathname]);
  const link = ([to, text]: Entry) => (
    <li key={to}>
      <NavLink to={to} className={styles.place}>
        {say(text)}
      </NavLink>
    </li>
  );
  return (
    <>
      <nav ref={row} aria-label={say('admin.nav')} className={styles.nav}>
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

/** Scrolls only the row, if it is wider than the page, so that the place one is at is in its middle. */
function showPlace(row: HTMLElement | null): void {
  const place = row?.querySelector('[aria-current]');
  if (!row || !place) return;
  const [around, own] = [row.getBoundingClientRect(), place.getBoundingClientRect()];
  row.scrollLeft += own.left + own.width / 2 - (around.left + around.width / 2);
}
