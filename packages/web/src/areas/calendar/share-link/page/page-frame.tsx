import type { ShareTemplate } from '@samspel/domain/calendar/share-link-view';
import type { Locale } from '@samspel/i18n/locale';
import type { ReactNode } from 'react';
import { useText } from '../../../../texts/text.tsx';
import { Mark } from '../../../../ui/icons/mark.tsx';
import styles from './page-frame.module.css';
import { PageTools } from './page-tools.tsx';

interface Props {
  template: ShareTemplate;
  locale: Locale;
  /** The address of the whole page. */
  alone: string;
  children: ReactNode;
}

/** What surrounds a shared year: a quiet head on the whole page, one line if another site embeds it, otherwise nothing. */
export function PageFrame({ template, locale, alone, children }: Props) {
  const say = useText();
  return (
    <div className={styles.frame} data-template={template}>
      {template === 'samspel' && (
        <header className={styles.head}>
          <a href="/app/" className={styles.brand}>
            <Mark />
            {say('shell.product')}
          </a>
          <PageTools locale={locale} />
        </header>
      )}
      <main id="content" className={styles.content}>
        {children}
      </main>
      {template === 'samspel' && (
        <footer className={styles.foot}>
          <p>{say('sharedPage.about')}</p>
          <p>
            <a href="/app/about/accessibility" className="ds-link">
              {say('sharedPage.accessibility')}
            </a>
          </p>
        </footer>
      )}
      {template === 'embed' && (
        <footer className={styles.foot}>
          <a href={alone} target="_blank" rel="noreferrer" className={styles.alone}>
            <Mark size={18} />
            {say('sharedPage.openAlone')}
          </a>
        </footer>
      )}
    </div>
  );
}
