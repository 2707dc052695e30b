import { Link, Outlet, ScrollRestoration } from 'react-router';
import { HelpLinks } from '../../core/support/help-links.tsx';
import { useText } from '../../texts/text.tsx';
import { Mark } from '../../ui/icons/mark.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import styles from './account-frame.module.css';
import { QuietWheel } from './quiet-wheel.tsx';

/** The frame of the public screens: the form to the left, a year at rest to the right. */
export function AccountFrame() {
  const say = useText();
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Link to="/login" className={styles.brand}>
          <Mark />
          {say('shell.product')}
        </Link>
        <div className={styles.tools} data-size="sm">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <main id="content" className={styles.content}>
        <Outlet />
      </main>
      <div className={styles.foot}>
        <HelpLinks />
      </div>
      <QuietWheel />
      <ScrollRestoration />
    </div>
  );
}
