import { describe, expect, it } from 'vitest';
import { emptySelection, entireMonth, monthOfRings, withMonth } from '../selection/selection.ts';
import { rings } from '../testing/sample.ts';
import { layoutWheel } from './layout.ts';
import { polarOf } from './polar.ts';
import { veilPaths } from './veil.ts';

const ids = rings.map(({ id }) => id);
const MARCH = 2;

/** Where the bands of a path begin and end, outward and along the year. */
function bandsOf(path: string, direction: 'right' | 'left') {
  return path
    .split(/(?=M)/)
    .filter(Boolean)
    .map((band) => {
      const corners = band.split(/(?=[MLA])/).map((command) => {
        const [x = 0, y = 0] = command
          .replace(/[MLAZ]/g, '')
          .split(',')
          .map(Number)
          .slice(-2);
        return polarOf({ x, y }, direction);
      });
      const [radii, angles] = [corners.map(({ radius }) => radius), corners.map(({ angle }) => angle)];
      return {
        ...{ inner: Math.round(Math.min(...radii)), outer: Math.round(Math.max(...radii)) },
        ...{ start: Math.round(Math.min(...angles)), end: Math.round(Math.max(...angles)) },
      };
    });
}

describe.each(['right', 'left'] as const)('what is not chosen, drawn to the %s', (direction) => {
  const layout = layoutWheel({ year: 2026, rings, activities: [], direction });
  const [first, second, third] = layout.radii.rings;

  it('is nothing as long as nothing is chosen', () => {
    expect(veilPaths(layout, rings, emptySelection()).join('')).toBe('');
  });

  it('is every other month, from edge to edge of its rings and of its 30 degrees', () => {
    const paths = veilPaths(layout, rings, withMonth(emptySelection(), MARCH, entireMonth(ids)));
    expect(paths.map((path) => path === '')).toEqual(paths.map((_, slot) => slot === MARCH));
    const whole = { outer: Math.round(first!.outer), inner: Math.round(layout.radii.rings.at(-1)!.inner) };
    expect(bandsOf(paths[4]!, direction)).toEqual([{ ...whole, start: 120, end: 150 }]);
  });

  it('leaves a ring of a month out, and closes the gaps around it halfway', () => {
    const chosen = monthOfRings([ids[1]!], ids);
    const around = bandsOf(veilPaths(layout, rings, withMonth(emptySelection(), MARCH, chosen))[MARCH]!, direction);
    const halfway = (outside: number, inside: number) => Math.round((outside + inside) / 2);
    expect(around.map(({ outer, inner }) => ({ outer, inner }))).toEqual([
      { outer: Math.round(first!.outer), inner: halfway(first!.inner, second!.outer) },
      { outer: halfway(second!.inner, third!.outer), inner: Math.round(layout.radii.rings.at(-1)!.inner) },
    ]);
  });
});
