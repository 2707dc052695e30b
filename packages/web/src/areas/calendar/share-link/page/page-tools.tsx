import { type Locale, locales } from '@samspel/i18n/locale';
import { useText } from '../../../../texts/text.tsx';
import { withParameters } from './page-address.ts';
import styles from './page-tools.module.css';
import { usePageTheme } from './use-page-theme.ts';

/** Language, theme and print, only on the whole page. Each language has its own address, so that it can be sent. */
export function PageTools({ locale }: { locale: Locale }) {
  const say = useText();
  const theme = usePageTheme();
  return (
    <div className={styles.tools}>
      <nav aria-label={say('shell.language')} className={styles.languages}>
        {locales.map((one) => (
          <a
            key={one}
            href={withParameters(location.search, { lang: one })}
            lang={one}
            hrefLang={one}
            aria-current={one === locale || undefined}
          >
            {say(`shell.language.${one}`)}
          </a>
        ))}
      </nav>
      <button type="button" onClick={theme.toggle}>
        {say(theme.other === 'dark' ? 'sharedPage.dark' : 'sharedPage.light')}
      </button>
      <button type="button" className={styles.print} onClick={() => window.print()}>
        {say('sharedPage.print')}
      </button>
    </div>
  );
}
