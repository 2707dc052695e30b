import { type RingShades, ringShades } from '@samspel/wheel/pure';
import { useTheme } from './theme.ts';

/** Returns a function that gives the shades of a ring's colour in the theme that is shown; null is grey. */
export function useRingShades(): (color: string | null) => RingShades {
  const theme = useTheme();
  return (color) => ringShades(color ?? '#768384', theme);
}
