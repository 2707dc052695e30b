import { describe, expect, it } from 'vitest';
import type { Mark } from './page.ts';
import { timelineOn } from './timeline-part.ts';
import type { YearOnPaper } from './year-on-paper.ts';

const title = 'Nasjonale prøver for 8. og 9. trinn';
const activity = (startDate: string, endDate: string) => ({
  ...{ id: startDate, ringId: 'skule', title, startDate, endDate, isDone: false, isOverdue: false },
});
const year: YearOnPaper = {
  ...{ title: 'Skuleåret', municipality: 'Fjordvik', year: 2027, startMonth: 1, holidays: [], locale: 'nn' },
  ...{ from: '2027-01-01', to: '2027-12-31', today: '2027-01-01', link: '' },
  rings: [{ id: 'skule', title: 'Skule', color: '#1f6f8b' }],
  activities: [activity('2027-03-01', '2027-04-05'), activity('2027-12-30', '2027-12-31')],
};

/** Draws the year over so many points of a sheet. */
function drawn(width: number): Mark[] {
  const box = { x: 0, y: 0, width, height: 400 };
  return timelineOn(year, box, box, 9, 22)
    .flat()
    .flatMap(({ marks }) => marks);
}
const textsOf = (marks: readonly Mark[]) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));

describe('a timeline on paper', () => {
  it('has whole titles beside bars that are too short for them', () => {
    expect(textsOf(drawn(780)).filter((text) => text === title)).toHaveLength(2);
  });

  it.each([
    [1_000, 'september'],
    [540, 'sept'],
  ])('has names of months of one length, over %s points', (width, september) => {
    const texts = textsOf(drawn(width));
    expect(texts).toContain(september);
    const isLong = september === 'september';
    for (const [long, short] of [
      ['januar', 'jan'],
      ['oktober', 'okt'],
      ['desember', 'des'],
    ])
      expect(texts.includes(isLong ? long! : short!), long).toBe(true);
  });

  it('ends where its days end', () => {
    const ends = drawn(780).flatMap((mark) => {
      const [, x, wide] = (mark.kind === 'path' && /^M([\d.]+),[\d.]+h([\d.]+)/.exec(mark.d)) || [];
      return x === undefined ? [] : [Number(x) + Number(wide)];
    });
    expect(Math.max(...ends)).toBeLessThanOrEqual(780.01);
  });
});
