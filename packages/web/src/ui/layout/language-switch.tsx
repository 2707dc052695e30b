import { LanguageIcon } from '@navikt/aksel-icons';
import { type Locale, locales } from '@samspel/i18n/locale';
import { chooseLocale, useLocale } from '../../texts/locale.ts';
import { useText } from '../../texts/text.tsx';
import { Menu, MenuItem } from '../overlay/menu.tsx';

/** Chooses among the three languages (product/README#closed-sets-of-words). `onChoose` may also save the choice to the profile. */
export function LanguageSwitch({ onChoose }: { onChoose?: (locale: Locale) => void }) {
  const say = useText();
  const shown = useLocale();
  const choose = (locale: Locale) => {
    chooseLocale(locale);
    onChoose?.(locale);
  };
  return (
    <Menu
      label={`${say('shell.language')}: ${say(`shell.language.${shown}`)}`}
      trigger={
        <>
          <LanguageIcon aria-hidden="true" />
          <span lang={shown}>{say(`shell.language.${shown}`)}</span>
        </>
      }
    >
      {locales.map((locale) => (
        <MenuItem key={locale} onSelect={() => choose(locale)} current={locale === shown}>
          <span lang={locale}>{say(`shell.language.${locale}`)}</span>
        </MenuItem>
      ))}
    </Menu>
  );
}
