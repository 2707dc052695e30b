import { useText } from '../../texts/text.tsx';
import { Mark } from '../../ui/icons/mark.tsx';
import { PageLoading } from '../../ui/layout/page-loading.tsx';
import styles from './frame.module.css';
import header from './header.module.css';
import sidebar from './sidebar.module.css';
import { wasSidebarExpanded } from './use-sidebar.ts';

/** The frame before it is known who is signed in: its parts are in place, and the page has the shape of a loading one. */
export function FrameLoading() {
  const say = useText();
  const isExpanded = wasSidebarExpanded();
  return (
    <div className={styles.frame} data-sidebar={isExpanded ? 'wide' : 'narrow'} aria-busy="true">
      <header className={header.header} />
      <div className={sidebar.sidebar} data-expanded={isExpanded}>
        <span className={sidebar.brand}>
          <Mark />
          <span className={sidebar.label}>{say('shell.product')}</span>
        </span>
      </div>
      <div className={styles.page}>
        <main id="content" tabIndex={-1} className={styles.content}>
          <PageLoading />
        </main>
      </div>
    </div>
  );
}
