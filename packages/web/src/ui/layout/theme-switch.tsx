import { MoonIcon, SunIcon } from '@navikt/aksel-icons';
import { useText } from '../../texts/text.tsx';
import { chooseTheme, type Theme, useTheme } from '../../theme/theme.ts';
import { IconButton } from '../base/icon-button.tsx';

/** One button that switches between light and dark; its name is the theme that it switches to. `onChoose` may also save the choice to the profile. */
export function ThemeSwitch({ onChoose = chooseTheme }: { onChoose?: (theme: Theme) => void }) {
  const say = useText();
  const other = useTheme() === 'light' ? 'dark' : 'light';
  return (
    <IconButton
      label={say(`shell.theme.${other}`)}
      icon={other === 'dark' ? <MoonIcon aria-hidden="true" /> : <SunIcon aria-hidden="true" />}
      onClick={() => onChoose(other)}
    />
  );
}
