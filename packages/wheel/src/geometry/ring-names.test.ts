import { describe, expect, it } from 'vitest';
import { planWheel } from './layout.ts';

const rings = [
  { id: 'economy', title: 'Økonomi', color: '#1f6f8b', isLine: false },
  { id: 'school', title: 'Skule', color: '#6a994e', isLine: false },
];

/** Returns the mark of a one-day activity and the lines of its title, in a wheel with two rings. */
function titleOn(day: string, title: string) {
  const activity = { id: '1', ringId: 'economy', title, startDate: day, endDate: day, isDone: false };
  const { placed } = planWheel({ year: 2026, rings, activities: [activity], diameter: 740 });
  return { mark: placed[0]!.items[0]!.shape!, lines: placed[0]!.labels };
}

describe('in a ring that is not deep, the title of a short activity', () => {
  it('follows its mark as one reads', () => {
    const { mark, lines } = titleOn('2026-03-03', 'Tilsyn');
    expect(lines.map(({ text }) => text)).toEqual(['Tilsyn']);
    expect(lines[0]!.start).toBeGreaterThan(mark);
  });

  it('stands before its mark where the month is soon over', () => {
    const { mark, lines } = titleOn('2026-03-29', 'Tilsyn');
    expect(lines[0]!.end).toBeLessThan(mark);
  });

  it('is in two lines where one has no room', () => {
    const { lines } = titleOn('2026-03-02', 'Konstituerande møte i kommunestyret');
    expect(lines.map(({ text }) => text)).toEqual(['Konstituerande møte', 'i kommunestyret']);
    expect(lines[0]!.inner).toBeGreaterThan(lines[1]!.inner);
  });

  it('is left out where it has no room at all', () => {
    expect(titleOn('2026-03-02', 'Kommunedirektørkonferansearrangement').lines).toEqual([]);
  });
});
