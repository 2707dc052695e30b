import { describe, expect, it } from 'vitest';
import { planWheel } from './layout.ts';

const rings = [
  { id: 'economy', title: 'Økonomi', color: '#1f6f8b', isLine: false },
  { id: 'school', title: 'Skule', color: '#6a994e', isLine: false },
];

/** Returns the title of a one-day activity, in a wheel with two rings. */
function titleOn(day: string, title: string) {
  const activity = { id: '1', ringId: 'economy', title, startDate: day, endDate: day, isDone: false };
  return planWheel({ year: 2026, rings, activities: [activity], diameter: 740 }).labels.map(({ text, way }) => [
    way,
    text,
  ]);
}

describe('in a ring that is not deep, the title of a short activity', () => {
  it('stands behind its mark where the whole has room in its month', () => {
    expect(titleOn('2026-03-03', 'Tilsyn')).toEqual([['behind', 'Tilsyn']]);
  });

  it('stands along the radius at its day where its month is soon over', () => {
    expect(titleOn('2026-03-29', 'Konstituerande møte')).toEqual([['radial', expect.stringMatching(/^Konstitu.*…$/)]]);
  });

  it('is cut where there is no room for the whole', () => {
    expect(titleOn('2026-03-02', 'Konstituerande møte i kommunestyret')).toEqual([
      ['behind', expect.stringMatching(/^Konstituerande m.*…$/)],
    ]);
  });
});
