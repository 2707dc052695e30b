import { describe, expect, it } from 'vitest';
import { activity, rings } from '../testing/sample.ts';
import { nextSort, type SortColumn, sortActivities } from './sort.ts';

const all = [
  activity({ title: 'Årsmelding', ringId: 'safety', startDate: '2026-03-02', endDate: '2026-03-31', isDone: true }),
  activity({ title: 'Budsjett', ringId: 'school', startDate: '2026-10-07' }),
  activity({ title: 'Ærend', startDate: '2026-01-15', endDate: '2026-06-01', isOverdue: true }),
  activity({ title: 'Øving', startDate: '2026-02-01', endDate: '2026-02-03' }),
];
const titles = (column: SortColumn, isDescending = false) =>
  sortActivities(all, { column, isDescending }, rings, 'nb-NO').map(({ title }) => title);

describe('the table', () => {
  it('puts æ, ø, å last, as Norwegian does', () => {
    expect(titles('title')).toEqual(['Budsjett', 'Ærend', 'Øving', 'Årsmelding']);
    expect(titles('title', true)).toEqual(['Årsmelding', 'Øving', 'Ærend', 'Budsjett']);
  });

  it('sorts rings as they are drawn, from the outside in', () => {
    expect(titles('ring')).toEqual(['Øving', 'Ærend', 'Budsjett', 'Årsmelding']);
  });

  it('sorts by first day and by deadline', () => {
    expect(titles('start')).toEqual(['Ærend', 'Øving', 'Årsmelding', 'Budsjett']);
    expect(titles('end')).toEqual(['Øving', 'Årsmelding', 'Ærend', 'Budsjett']);
  });

  it('puts the late first and the finished last, each by deadline', () => {
    expect(titles('state')).toEqual(['Ærend', 'Øving', 'Budsjett', 'Årsmelding']);
  });

  it('leaves the list that it was given as it was', () => {
    titles('end');
    expect(all[0]?.title).toBe('Årsmelding');
  });

  it('turns round on a second click, and begins ascending in another column', () => {
    const once = nextSort({ column: 'end', isDescending: false }, 'title');
    expect(once).toEqual({ column: 'title', isDescending: false });
    expect(nextSort(once, 'title')).toEqual({ column: 'title', isDescending: true });
    expect(nextSort(nextSort(once, 'title'), 'title').isDescending).toBe(false);
  });
});
