import { ChevronLeftDoubleIcon, ChevronRightDoubleIcon } from '@navikt/aksel-icons';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../areas/calendar/address/paths.ts';
import { useOpenRing } from '../../areas/calendar/year/use-open-ring.ts';
import type { MenuEntry } from '../../subject/area.ts';
import { useText } from '../../texts/text.tsx';
import { Mark } from '../../ui/icons/mark.tsx';
import { placeOf } from './place-of.ts';
import styles from './sidebar.module.css';
import { SidebarFoot } from './sidebar-foot.tsx';
import type { SidebarWidth } from './use-sidebar.ts';

const MyRingLinks = lazy(() => import('../../areas/calendar/year/my-ring-links.tsx'));

interface SidebarProps {
  sidebar: SidebarWidth;
  /** Whether the menu is shown on a narrow screen. */
  isShown: boolean;
  /** Called when an entry is chosen. */
  onLeave: () => void;
}

/** The left menu: 15.6em wide, or 4em (product/shell#layout); on narrow screens a panel under the header. */
export function Sidebar({ sidebar, isShown, onLeave }: SidebarProps) {
  const say = useText();
  const { pathname } = useLocation();
  const openRing = useOpenRing(pathname);
  const here = placeOf(sidebar.entries, openRing ? paths.myYear : pathname);
  const isNarrow = !sidebar.isExpanded;
  return (
    <aside className={styles.sidebar} data-shown={isShown} data-expanded={sidebar.isExpanded}>
      <Link to="/home" className={styles.brand} aria-label={say('shell.product')}>
        <Mark />
        <span className={styles.label}>{say('shell.product')}</span>
      </Link>
      <nav aria-label={say('shell.mainMenu')} id="main-menu">
        <ul className={styles.entries}>
          {sidebar.entries.map((entry) => (
            <li key={entry.to}>
              <Entry
                entry={entry}
                isHere={entry === here && (openRing ? 'above' : 'page')}
                isNarrow={isNarrow}
                onLeave={onLeave}
              />
              {openRing && entry.to === paths.myYear && (
                <Suspense>
                  <MyRingLinks open={openRing} isNarrow={isNarrow} onLeave={onLeave} />
                </Suspense>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <SidebarFoot isNarrow={isNarrow} onLeave={onLeave} />
      <EdgeButton sidebar={sidebar} />
    </aside>
  );
}

interface EntryProps {
  entry: MenuEntry;
  /** Whether the page is the entry's own, or one that stands below it. */
  isHere: false | 'page' | 'above';
  isNarrow: boolean;
  onLeave: () => void;
}

/** In the narrow sidebar, pointing at an entry shows its name. */
function Entry({ entry, isHere, isNarrow, onLeave }: EntryProps) {
  const say = useText();
  return (
    <Link
      to={entry.to}
      className={styles.entry}
      aria-current={isHere === 'page' ? 'page' : isHere === 'above' || undefined}
      title={isNarrow ? say(entry.text) : undefined}
      onClick={onLeave}
    >
      <span className={styles.icon}>{entry.icon}</span>
      <span className={styles.label}>{say(entry.text)}</span>
    </Link>
  );
}

/** The button on the edge of the sidebar, on wide screens only. */
function EdgeButton({ sidebar: { isExpanded, toggle } }: { sidebar: SidebarWidth }) {
  const say = useText();
  const label = say(isExpanded ? 'shell.collapseSidebar' : 'shell.expandSidebar');
  const Icon = isExpanded ? ChevronLeftDoubleIcon : ChevronRightDoubleIcon;
  return (
    <button type="button" className={styles.edge} title={label} aria-expanded={isExpanded} onClick={toggle}>
      <Icon aria-hidden="true" />
    </button>
  );
}
