import type { WheelDirection } from '../types.ts';
import { meetsTitle, type WheelLabel } from './label.ts';
import { type Point, written } from './polar.ts';

/** Kept free between a line and the letters that it passes behind, in pixels: less than between its end and its own title. */
const AIR = 1.5;

/** Returns the path of a bent line without the pieces that are behind titles: nothing crosses letters. It is looked at in steps of a pixel at most. */
export function besideTitles(
  corners: readonly Point[],
  titles: readonly WheelLabel[],
  direction: WheelDirection,
): string {
  let [path, at] = ['', ''];
  let isDrawn = false;
  for (const [index, to] of corners.slice(1).entries()) {
    const from = corners[index]!;
    const [right, down] = [to.x - from.x, to.y - from.y];
    const steps = Math.ceil(Math.hypot(right, down)) || 1;
    for (let step = 0; step <= steps; step += 1) {
      const place = { x: from.x + (right * step) / steps, y: from.y + (down * step) / steps };
      const isFree = !meetsTitle(place, titles, direction, AIR);
      if (isDrawn && !isFree) path += `L${at}`;
      at = `${written(place.x)},${written(place.y)}`;
      if (isFree && !isDrawn) path += `M${at}`;
      isDrawn = isFree;
    }
    if (isDrawn) path += `L${at}`;
  }
  return path;
}
