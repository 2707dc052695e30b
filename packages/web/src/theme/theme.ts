import { readLocal, writeLocal } from '../storage/local.ts';
import { type Shared, shared, useShared } from '../storage/state.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const isTheme = (value: string | null | undefined): value is Theme => value === 'light' || value === 'dark';

/** The theme shown. `public/early.js` has set it before the first paint: the last chosen one, else the system's. */
const current: Shared<Theme> = shared<Theme>('light');
const chosen: Shared<Theme | null> = shared<Theme | null>(readChosen());
const isDark = '(prefers-color-scheme: dark)';

/** The theme of the app that frames Samspel; null if none does, or it has not said. */
let host: Theme | null = null;

/** Reads the theme that is painted, and follows the system until the person chooses. */
export function startTheme(): void {
  const painted = document.documentElement.dataset.colorScheme;
  if (isTheme(painted)) current.set(painted);
  matchMedia(isDark).addEventListener('change', paintGiven);
}

/** Shows the theme of the app that frames Samspel, instead of the system's. */
export function followHost(theme: Theme): void {
  host = theme;
  paintGiven();
}

/** Shows a theme and stores the choice in this browser. */
export function chooseTheme(theme: Theme): void {
  writeLocal('theme', theme);
  chosen.set(theme);
  paint(theme);
}

/** Follows the system's theme from now on, in this browser. */
export function followSystem(): void {
  writeLocal('theme', null);
  chosen.set(null);
  paintGiven();
}

export const useTheme = (): Theme => useShared(current);

/** Returns the theme that was chosen in this browser; null if the system decides. */
export const useThemeChoice = (): Theme | null => useShared(chosen);

/** Whether a theme was chosen in this browser. */
export const hasChosenTheme = (): boolean => chosen.get() !== null;

function readChosen(): Theme | null {
  const stored = readLocal('theme');
  return isTheme(stored) ? stored : null;
}

/** Shows the host's or the system's theme, unless the person has chosen one. */
function paintGiven(): void {
  if (!hasChosenTheme()) paint(host ?? (matchMedia(isDark).matches ? 'dark' : 'light'));
}

function paint(theme: Theme): void {
  document.documentElement.dataset.colorScheme = theme;
  current.set(theme);
}
