import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { texts } from '../../playground/texts.ts';
import { defaultSelection, emptySelection, monthOfRings, withMonth } from '../selection/selection.ts';
import { activity, rings } from '../testing/sample.ts';
import { WheelLegend, type WheelLegendProps } from './WheelLegend.tsx';
import { WheelTable, type WheelTableProps } from './WheelTable.tsx';
import { YearWheel } from './YearWheel.tsx';
import type { YearWheelProps } from './year-wheel-props.ts';

const activities = [
  activity({ title: 'Årsmelding', startDate: '2026-03-02', endDate: '2026-03-31', isDone: true }),
  activity({ title: 'Revisjon', startDate: '2026-03-15', isOverdue: true }),
  activity({ title: 'Eksamen', ringId: 'school', startDate: '2026-05-20' }),
];

const wheel = (told: Partial<YearWheelProps> = {}) =>
  renderToStaticMarkup(<YearWheel year={2026} rings={rings} activities={activities} texts={texts} {...told} />);
const table = (told: Partial<WheelTableProps> = {}) =>
  renderToStaticMarkup(<WheelTable year={2026} rings={rings} activities={activities} texts={texts} {...told} />);
const count = (markup: string, what: RegExp) => markup.match(what)?.length ?? 0;

describe('the wheel on the page', () => {
  it('is refused with a selection of fewer than 12 months', () => {
    expect(() => wheel({ selection: emptySelection().slice(2) })).toThrow(RangeError);
  });

  it('has one tab stop, and one for the buttons that enlarge', () => {
    expect(count(wheel({ today: '2026-05-12', diameter: 600 }), /tabindex="0"/gi)).toBe(1);
    expect(count(wheel({ today: '2026-05-12' }), /tabindex="0"/gi)).toBe(2);
  });

  it('reads as sentences: months with their counts, rings with theirs', () => {
    const markup = wheel();
    expect(markup).toContain('aria-label="mars, 2 aktivitetar, 1 fullført, 1 forfallen"');
    expect(markup).toContain('aria-label="mai, ring Skule, 1 aktivitet"');
    expect(count(markup, /role="gridcell"/g)).toBe(12 * 4);
  });

  it('names holidays with their month', () => {
    expect(wheel({ holidays: [{ date: '2026-05-17', title: 'grunnlovsdagen' }] })).toContain(
      'Heilagdagar: grunnlovsdagen',
    );
  });

  it('has chosen the current month entirely when its year is shown', () => {
    expect(count(wheel({ today: '2026-05-12' }), /aria-selected="true"/g)).toBe(4);
    expect(count(wheel({ today: '2027-05-12' }), /aria-selected="true"/g)).toBe(0);
  });

  it('tells a month as chosen only when all its rings are', () => {
    const selection = withMonth(emptySelection(), 4, monthOfRings(['school'], ['economy', 'school']));
    expect(count(wheel({ selection }), /aria-selected="true"/g)).toBe(1);
  });

  it('draws the hand of today only in its own year', () => {
    expect(wheel({ today: '2026-05-12' })).toContain('class="wheel-today"');
    expect(wheel({ today: '2025-05-12' })).not.toContain('class="wheel-today"');
  });

  it('says how far one has come', () => {
    expect(wheel()).toContain('aria-valuetext="1 av 3, 33 %"');
    expect(wheel({ progress: { done: 12, total: 48 } })).toContain('12 av 48');
  });

  it('says nothing of it where it is told to', () => {
    expect(count(wheel({ progress: null }), /progressbar|pathLength/g)).toBe(0);
    expect(count(wheel(), /progressbar|pathLength/g)).toBe(2);
  });

  it('cannot be switched to a year before the first or after the last', () => {
    const range = { yearRange: { first: 2018, last: 2029 }, onYearChange: () => {} };
    expect(wheel({ ...range, year: 2018 })).toMatch(/aria-disabled="true" aria-label="Vis 2017"/);
    expect(wheel({ ...range, year: 2029 })).toMatch(/aria-disabled="true" aria-label="Vis 2030"/);
    expect(wheel({ ...range, year: 2026 })).not.toContain('disabled="true"');
    // It keeps the focus of a person who has reached the last year.
    expect(wheel({ ...range, year: 2029 })).not.toContain('disabled=""');
  });

  it('draws only the months of a quarter for the keyboard', () => {
    expect(count(wheel({ part: { of: 'quarter', index: 1 } }), /role="gridcell"/g)).toBe(3 * 4);
  });

  it('draws only the holidays of a quarter', () => {
    const holidays = [{ date: '2026-01-01', title: 'første nyttårsdag' }];
    const drawn = /class="wheel-holiday" d="M/g;
    expect(count(wheel({ holidays }), drawn)).toBe(1);
    expect(count(wheel({ holidays, part: { of: 'quarter', index: 0 } }), drawn)).toBe(1);
    expect(count(wheel({ holidays, part: { of: 'quarter', index: 3 } }), drawn)).toBe(0);
  });
});

describe('the table beside the wheel', () => {
  it('says so when there is nothing', () => {
    expect(table({ activities: [] })).toContain('Ingen aktivitetar');
  });

  it('holds the same activities, by deadline', () => {
    const order = [...table().matchAll(/<th scope="row"[^>]*>([^<]+)/g)].map(([, title]) => title);
    expect(order).toEqual(['Revisjon', 'Årsmelding', 'Eksamen']);
    expect(table()).toContain('aria-sort="ascending"');
  });

  it('lists what the selection leaves', () => {
    const may = defaultSelection(
      2026,
      '2026-05-12',
      rings.map(({ id }) => id),
    );
    expect(count(table({ selection: may }), /scope="row"/g)).toBe(1);
  });

  it('shows a hundred rows and offers the rest', () => {
    const many = Array.from({ length: 130 }, (_, index) => activity({ id: String(index) }));
    const markup = table({ activities: many });
    expect(count(markup, /scope="row"/g)).toBe(100);
    expect(markup).toContain('Vis 30 til');
  });
});

const legend = (told: Partial<WheelLegendProps> = {}) =>
  renderToStaticMarkup(<WheelLegend rings={rings} activities={activities} texts={texts} {...told} />);

describe('the legend', () => {
  it('names every ring with what it holds', () => {
    const markup = legend();
    expect(markup).toContain('1 open, 1 fullført');
    expect(markup).toContain('HMS');
  });

  it('says nothing of what is done where nothing is known of it', () => {
    const markup = legend({ saysDone: false });
    expect(markup).toContain('2 aktivitetar');
    expect(markup).not.toMatch(/fullført|over fristen/);
  });

  it('names the signs, the number of late ones where a month has one', () => {
    expect(legend()).toMatch(/open.*fullført.*over fristen.*i dag.*heilagdag/s);
    expect(legend()).not.toContain('over fristen i månaden');
    const late = Array.from({ length: 11 }, (_, index) => activity({ id: String(index), isOverdue: true }));
    expect(legend({ activities: late })).toContain('over fristen i månaden');
  });

  it('folds many rings, but not the one that is drawn alone, and offers all rings again', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({
      ...rings[0]!,
      id: `${index}`,
      title: `Ring nr. ${index + 1}.`,
    }));
    const others = new Set(many.filter((_, index) => index !== 34).map(({ id }) => id));
    const titles = (markup: string) => many.filter(({ title }) => markup.includes(`>${title}<`)).length;
    const all = legend({ rings: many, onHide: () => {} });
    expect([titles(all), all.includes('Vis 34 til'), all.includes('Vis alle ringane')]).toEqual([6, true, false]);
    const alone = legend({ rings: many, onHide: () => {}, hidden: others });
    expect([titles(alone), alone.includes('>Ring nr. 35.<')]).toEqual([7, true]);
    expect([alone.includes('Vis 33 til'), count(alone, /Vis alle ringane/g)]).toEqual([true, 1]);
    expect(count(alone, /aria-pressed="true"/g)).toBe(1);
  });

  it('has no eye and no handle where nothing can be changed', () => {
    expect(legend()).not.toContain('<button');
    expect(count(legend({ onHide: () => {}, onMove: () => {} }), /<button/g)).toBe(4 * rings.length);
  });
});
