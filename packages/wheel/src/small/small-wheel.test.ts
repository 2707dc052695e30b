import { describe, expect, test } from 'vitest';
import { type SmallMark, smallWheel } from './small-wheel.ts';

const draw = (marks: SmallMark[], { today = 330, year = 2026, size = 96 } = {}) =>
  smallWheel({ year, today, size, rings: [{ marks }] });
/** The points of a path, as degrees clockwise from twelve o'clock and the distance from the centre. */
const points = (path: string) =>
  [...path.matchAll(/M(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => ({
    angle: (Math.atan2(Number(x), -Number(y)) * (180 / Math.PI) + 360) % 360,
    radius: Math.hypot(Number(x), Number(y)),
  }));

describe('a small wheel', () => {
  test('has a ground of twelve months and nothing on it for an empty year', () => {
    const [ring] = draw([]).rings;
    expect(points(ring!.ground)).toHaveLength(12);
    expect(ring).toMatchObject({ done: '', open: '', late: '' });
  });

  test('a day lies in its own month, of a leap year too', () => {
    for (const year of [2026, 2028]) {
      const first = Date.UTC(year, 0, 1);
      for (let month = 0; month < 12; month += 1) {
        for (const date of [1, 28]) {
          const day = (Date.UTC(year, month, date) - first) / 86_400_000 + 1;
          const [point] = points(draw([[day, 1, 1]], { year }).rings[0]!.done);
          expect(Math.floor(point!.angle / 30), `${year}-${month + 1}-${date}`).toBe(month);
        }
      }
    }
  });

  test('what is ticked, what is to come and what is late are told apart; what ends today is not late', () => {
    const [ring] = draw([
      [10, 1, 1],
      [20, 1, 0],
      [320, 11, 0],
      [340, 1, 0],
    ]).rings;
    expect([ring!.done, ring!.late, ring!.open].map((path) => points(path).length)).toEqual([1, 1, 2]);
  });

  test('marks of one day lie side by side within their band', () => {
    const { rings, depth } = draw([
      [100, 30, 1],
      [101, 1, 1],
      [102, 1, 1],
    ]);
    const radii = points(rings[0]!.done).map(({ radius }) => radius);
    expect(new Set(radii.map(Math.round)).size).toBe(3);
    expect(Math.max(...radii) - Math.min(...radii)).toBeLessThan(depth);
  });

  test('more than the band holds still stays inside the picture', () => {
    const crowded = Array.from({ length: 366 }, (_, day): SmallMark => [day + 1, 366 - day, day % 2]);
    for (const path of Object.values(draw(crowded, { year: 2028 }).rings[0]!)) {
      for (const { radius } of points(path)) expect(radius).toBeLessThanOrEqual(48);
    }
  });

  test('forty rings do not overlap, and none is inside the hub', () => {
    const rings = Array.from({ length: 40 }, () => ({ marks: [[1, 1, 0]] as SmallMark[] }));
    const drawn = smallWheel({ year: 2026, today: 330, size: 240, rings });
    const radii = drawn.rings.map(({ late }) => points(late)[0]!.radius);
    expect(radii).toEqual(radii.toSorted((one, other) => other - one));
    expect(new Set(radii.map((radius) => radius.toFixed(1))).size).toBe(40);
    expect(Math.min(...radii)).toBeGreaterThan(drawn.hub);
  });

  test('the hand of today stands only in its own year', () => {
    expect(draw([], { today: 0 }).hand).toBeUndefined();
    expect(draw([], { today: 367 }).hand).toBeUndefined();
    expect(points(draw([], { today: 330 }).hand!)[0]!.angle).toBeCloseTo(324.45, 1);
  });
});
