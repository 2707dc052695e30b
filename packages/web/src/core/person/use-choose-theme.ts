import { chooseTheme, followSystem, type Theme } from '../../theme/theme.ts';
import { useSettings } from './use-settings.ts';

const saved = { light: 'LIGHT', dark: 'DARK' } as const;

/**
 * Returns a function that shows a theme at once, or the device's own (null), and saves it for the devices on which no other is chosen
 * (product/shell#languages-and-themes).
 */
export function useChooseTheme(): (theme: Theme | null) => void {
  const { save } = useSettings();
  return (theme) => {
    if (theme) chooseTheme(theme);
    else followSystem();
    void save({ theme: theme && saved[theme] });
  };
}
