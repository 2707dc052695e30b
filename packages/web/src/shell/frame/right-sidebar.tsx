import { XMarkIcon } from '@navikt/aksel-icons';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { NotificationList } from '../../areas/notification/notification-list.tsx';
import { useText } from '../../texts/text.tsx';
import { Heading } from '../../ui/base/heading.tsx';
import { IconButton } from '../../ui/base/icon-button.tsx';
import styles from './right-sidebar.module.css';
import { type RightSidebarState, rightSidebarId } from './use-right-sidebar.ts';

/** Its tabs are fetched when somebody opens it. */
const Favourites = lazy(() => import('./favourites.tsx'));

/** The right sidebar, 27.5em wide, on a phone as wide as the screen: what I follow, or my notifications. It takes the focus when it opens. */
export function RightSidebar({ sidebar: { shown, close } }: { sidebar: RightSidebarState }) {
  const say = useText();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shown) place.current?.focus({ preventScroll: true });
  }, [shown]);
  if (!shown) return null;
  return (
    <aside
      ref={place}
      id={rightSidebarId}
      className={styles.sidebar}
      tabIndex={-1}
      aria-labelledby={`${rightSidebarId}-title`}
    >
      <div className={styles.head}>
        <Heading level={2} size="xs" id={`${rightSidebarId}-title`}>
          {say(shown === 'favourites' ? 'notification.favourites' : 'notification.title')}
        </Heading>
        <IconButton label={say('button.close')} icon={<XMarkIcon aria-hidden="true" />} size="sm" onClick={close} />
      </div>
      <Suspense>
        {shown === 'favourites' ? <Favourites onLeave={close} /> : <NotificationList onLeave={close} />}
      </Suspense>
    </aside>
  );
}
