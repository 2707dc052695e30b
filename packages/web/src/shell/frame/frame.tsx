import { type ReactNode, useState } from 'react';
import { ScrollRestoration } from 'react-router';
import { useText } from '../../texts/text.tsx';
import { Shortcuts } from '../help/shortcuts.tsx';
import { notices } from '../registry/areas.ts';
import { UpdateBanner } from '../update/update-banner.tsx';
import { BottomBar } from './bottom-bar.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { LeavingNotice } from './leaving-notice.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { RightSidebar } from './right-sidebar.tsx';
import { Sidebar } from './sidebar.tsx';
import { useRightSidebar } from './use-right-sidebar.ts';
import { useSidebar } from './use-sidebar.ts';

/** Sidebar, header, and the page between them (product/shell#layout). Notices such as 'updated elsewhere' appear under the header. */
export function Frame({ children }: { children: ReactNode }) {
  const say = useText();
  const sidebar = useSidebar();
  const right = useRightSidebar();
  const [isMenuShown, setMenuShown] = useState(false);
  return (
    <div className={styles.frame} data-sidebar={sidebar.isExpanded ? 'wide' : 'narrow'}>
      <a href="#content" className={styles.skip}>
        {say('shell.skipToContent')}
      </a>
      <Header isMenuShown={isMenuShown} onMenu={() => setMenuShown(!isMenuShown)} right={right} />
      <Sidebar sidebar={sidebar} isShown={isMenuShown} onLeave={() => setMenuShown(false)} />
      <div className={styles.page}>
        <div className={styles.offline}>
          <UpdateBanner />
          <OfflineNotice />
          <LeavingNotice />
          {notices.map(({ name, Notice }) => (
            <Notice key={name} />
          ))}
        </div>
        <div id="notices" className={styles.notices} />
        <main id="content" tabIndex={-1} className={styles.content}>
          {children}
        </main>
      </div>
      <RightSidebar sidebar={right} />
      <BottomBar right={right} />
      <Shortcuts />
      <ScrollRestoration />
    </div>
  );
}
