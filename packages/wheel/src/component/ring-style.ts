import type { CSSProperties } from 'react';
import { ringShades } from '../colour/ring-colours.ts';

const known = new Map<string, CSSProperties>();

/** Returns the shades of a ring in both themes as custom properties; `wheel.css` chooses between them. */
export function ringStyle(color: string): CSSProperties {
  const style = known.get(color) ?? styleOf(color);
  known.set(color, style);
  return style;
}

function styleOf(color: string): CSSProperties {
  const [light, dark] = [ringShades(color, 'light'), ringShades(color, 'dark')];
  return {
    '--mark-light': light.mark,
    '--mark-dark': dark.mark,
    '--soft-light': light.soft,
    '--soft-dark': dark.soft,
    '--tint-light': light.tint,
    '--tint-dark': dark.tint,
    '--chosen-light': light.chosen,
    '--chosen-dark': dark.chosen,
  } as CSSProperties;
}
