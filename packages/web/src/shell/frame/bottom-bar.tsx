import { HouseIcon, MagnifyingGlassIcon, PlusIcon } from '@navikt/aksel-icons';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { BellSign } from '../../areas/notification/bell-sign.tsx';
import { useNewCount } from '../../areas/notification/use-new-count.ts';
import { openSearch } from '../../areas/search/open-search.ts';
import { useMe } from '../../core/person/me.tsx';
import { useMay } from '../../core/person/use-may.ts';
import { isInTeams } from '../../core/teams/in-teams.ts';
import { useText } from '../../texts/text.tsx';
import { VisuallyHidden } from '../../ui/base/visually-hidden.tsx';
import { WheelIcon } from '../../ui/icons/wheel-icon.tsx';
import styles from './bottom-bar.module.css';
import { ignoredClass, type RightSidebarState, rightSidebarId } from './use-right-sidebar.ts';

/** The bar at the bottom of a phone: home, my year, a new activity, notifications, search (product/shell#layout). Teams has a bar of its own. */
export function BottomBar({ right }: { right: RightSidebarState }) {
  const say = useText();
  const me = useMe();
  const mayPlan = useMay().use('CALENDAR');
  const count = useNewCount();
  const { pathname } = useLocation();
  if (isInTeams()) return null;
  const year = `/person/${me.id}/annual-cycle`;
  return (
    <nav aria-label={say('shell.bottomBar')} className={styles.bar} data-bar>
      <ul>
        <Entry to="/home" isHere={pathname === '/home'} icon={<HouseIcon aria-hidden="true" />}>
          {say('home.title')}
        </Entry>
        {mayPlan && (
          <Entry to={year} isHere={pathname.startsWith(year)} icon={<WheelIcon />}>
            {say('shell.bar.year')}
          </Entry>
        )}
        {mayPlan && (
          <li>
            <Link to={year} state={{ newActivity: true }} className={styles.new} aria-label={say('event.new')}>
              <PlusIcon aria-hidden="true" />
            </Link>
          </li>
        )}
        <li>
          <button
            type="button"
            className={`${styles.entry} ${ignoredClass}`}
            aria-expanded={right.shown === 'notifications'}
            aria-controls={right.shown === 'notifications' ? rightSidebarId : undefined}
            onClick={() => right.toggle('notifications')}
          >
            <BellSign count={count} />
            <span aria-hidden="true">{say('notification.title')}</span>
            <VisuallyHidden>{say('notification.bell', { count })}</VisuallyHidden>
          </button>
        </li>
        <li>
          <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={openSearch}>
            <MagnifyingGlassIcon aria-hidden="true" />
            <span>{say('shell.bar.search')}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}

interface EntryProps {
  to: string;
  isHere: boolean;
  icon: ReactNode;
  children: ReactNode;
}

function Entry({ to, isHere, icon, children }: EntryProps) {
  return (
    <li>
      <Link to={to} className={styles.entry} aria-current={isHere ? 'page' : undefined}>
        {icon}
        <span>{children}</span>
      </Link>
    </li>
  );
}
