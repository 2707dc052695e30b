import { readLocal, writeLocal } from '../storage/local.ts';
import { type Shared, shared, useShared } from '../storage/state.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const isTheme = (value: string | null | undefined): value is Theme => value === 'light' || value === 'dark';

/** The theme shown. `public/early.js` has set it before the first paint: the one chosen last, else the system's. */
const current: Shared<Theme> = shared<Theme>('light');

/** Reads the theme that is painted, and follows the system until the person chooses. */
export function startTheme(): void {
  const painted = document.documentElement.dataset.colorScheme;
  if (isTheme(painted)) current.set(painted);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (system) => {
    if (!isTheme(readLocal('theme'))) paint(system.matches ? 'dark' : 'light');
  });
}

/** Shows a theme and keeps the choice in this browser. */
export function chooseTheme(theme: Theme): void {
  writeLocal('theme', theme);
  paint(theme);
}

export const useTheme = (): Theme => useShared(current);

function paint(theme: Theme): void {
  document.documentElement.dataset.colorScheme = theme;
  current.set(theme);
}
