import type { ReactNode } from 'react';
import { Link, Outlet, ScrollRestoration } from 'react-router';
import { HelpLinks } from '../../core/support/help-links.tsx';
import { useText } from '../../texts/text.tsx';
import { Mark } from '../../ui/icons/mark.tsx';
import { LanguageSwitch } from '../../ui/layout/language-switch.tsx';
import { ThemeSwitch } from '../../ui/layout/theme-switch.tsx';
import styles from './account-frame.module.css';
import { QuietWheel } from './quiet-wheel.tsx';
import { useOnward } from './use-onward.ts';

/** The frame of the public screens and of the welcome: the form to the left, a still year wheel to the right. */
export function AccountFrame({ children }: { children?: ReactNode }) {
  const say = useText();
  const onward = useOnward();
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Link to={onward('/login')} className={styles.brand}>
          <Mark />
          {say('shell.product')}
        </Link>
        <div className={styles.tools} data-size="sm">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <main id="content" className={styles.content}>
        {children ?? <Outlet />}
      </main>
      <div className={styles.foot}>
        <HelpLinks />
      </div>
      <QuietWheel />
      <ScrollRestoration />
    </div>
  );
}
