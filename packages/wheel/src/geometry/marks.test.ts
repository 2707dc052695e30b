import { describe, expect, it } from 'vitest';
import { activity, economy, rings } from '../testing/sample.ts';
import type { WheelActivity } from '../types.ts';
import { layoutWheel } from './layout.ts';

const late = (count: number, month: string): WheelActivity[] =>
  Array.from({ length: count }, (_, index) =>
    activity({
      id: `${month}-${index}`,
      startDate: `2026-${month}-${String(index + 2).padStart(2, '0')}`,
      isOverdue: true,
    }),
  );
const drawn = (activities: WheelActivity[]) => layoutWheel({ year: 2026, rings: [economy], activities, diameter: 320 });
/** Returns how many shapes are drawn this way. */
const shapes = ({ marks }: ReturnType<typeof drawn>, way: 'dot' | 'strong' | 'quiet') =>
  marks.flatMap(({ paths }) => paths[way]?.match(/M/g) ?? []).length;

describe('what is late', () => {
  it('has one dot each, and no number at the name of its month, as long as they are ten', () => {
    const layout = drawn(late(10, '03'));
    expect(shapes(layout, 'dot')).toBe(10);
    expect(layout.late.every((number) => number === undefined)).toBe(true);
  });

  it('is a number at the name of the month, and no dots, from eleven on; other months keep theirs', () => {
    const layout = drawn([...late(11, '03'), ...late(2, '05')]);
    expect(layout.late[2]).toBe(11);
    expect(layout.late[4]).toBeUndefined();
    expect(shapes(layout, 'dot')).toBe(2);
    expect(shapes(layout, 'strong')).toBe(13);
  });
});

describe('what is done', () => {
  it('is drawn quietly, and smaller than what is open', () => {
    const done = drawn([activity({ isDone: true })]);
    const open = drawn([activity()]);
    expect([shapes(done, 'quiet'), shapes(done, 'strong')]).toEqual([1, 0]);
    expect([shapes(open, 'quiet'), shapes(open, 'strong')]).toEqual([0, 1]);
    const radius = (path = '') => Number(/a([\d.]+),/.exec(path)?.[1]);
    expect(radius(done.marks[0]!.paths.quiet)).toBeLessThan(radius(open.marks[0]!.paths.strong));
  });
});

describe('a line that runs through an opened month', () => {
  it('is interrupted behind the title that stands on it, and whole while the month is at rest', () => {
    const six = [...rings, ...rings.map((ring) => ({ ...ring, id: `more-${ring.id}` }))];
    const long = six.flatMap(({ id: ringId }) =>
      [0, 1, 2].map((index) =>
        activity({ id: `${ringId}-${index}`, ringId, startDate: '2026-04-01', endDate: '2026-06-30' }),
      ),
    );
    const [rest, opened] = [undefined, 4].map(
      (open) => layoutWheel({ year: 2026, rings: six, activities: long, diameter: 720, open })!,
    );
    const onLine = opened!.labels.filter(({ isOnLine }) => isOnLine).length;
    expect(onLine).toBeGreaterThan(1);
    const pieces = ({ marks }: NonNullable<typeof rest>) =>
      marks.flatMap(({ paths }) => paths.strong?.match(/M/g) ?? []).length;
    expect(pieces(opened!)).toBe(pieces(rest!) + onLine);
  });
});
