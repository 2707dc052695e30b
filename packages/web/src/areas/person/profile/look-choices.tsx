import { type Locale, locales } from '@samspel/i18n/locale';
import { useMutation } from 'urql';
import { useChooseTheme } from '../../../core/person/use-choose-theme.ts';
import { SaveLanguageDocument } from '../../../generated/graphql.ts';
import { chooseLocale, useLocale } from '../../../texts/locale.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { useThemeChoice } from '../../../theme/theme.ts';
import { Fieldset } from '../../../ui/field/fieldset.tsx';
import { Radio } from '../../../ui/field/radio.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';

const themes = ['light', 'dark', 'auto'] as const;

/** The language: applied at once, and saved for all devices. */
export function LanguageRadios() {
  const say = useText();
  const sayProblem = useProblemText();
  const shown = useLocale();
  const [, send] = useMutation(SaveLanguageDocument);
  const choose = async (language: Locale) => {
    chooseLocale(language);
    const { error } = await send({ language });
    if (error) toast.error(sayProblem(error));
  };
  return (
    <Fieldset legend={say('shell.language')}>
      {locales.map((locale) => (
        <Radio
          key={locale}
          name="language"
          value={locale}
          label={<span lang={locale}>{say(`shell.language.${locale}`)}</span>}
          checked={locale === shown}
          onChange={() => void choose(locale)}
        />
      ))}
    </Fieldset>
  );
}

/** Light, dark or as the device: applied at once, and saved for the devices on which no other theme is chosen. */
export function ThemeRadios() {
  const say = useText();
  const choose = useChooseTheme();
  const chosen = useThemeChoice() ?? 'auto';
  return (
    <Fieldset legend={say('person.profile.theme')}>
      {themes.map((theme) => (
        <Radio
          key={theme}
          name="theme"
          value={theme}
          label={say(`shell.theme.${theme}`)}
          checked={theme === chosen}
          onChange={() => choose(theme === 'auto' ? null : theme)}
        />
      ))}
    </Fieldset>
  );
}
