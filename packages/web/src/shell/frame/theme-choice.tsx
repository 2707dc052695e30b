import { useChooseTheme } from '../../core/person/use-choose-theme.ts';
import { ThemeSwitch } from '../../ui/layout/theme-switch.tsx';

/** The theme switch of a signed-in person: it also saves the choice to the profile (product/shell#languages-and-themes). */
export function ThemeChoice() {
  return <ThemeSwitch onChoose={useChooseTheme()} />;
}
