import { describe, expect, it } from 'vitest';
import { layoutWheel } from '../geometry/layout.ts';
import { defaultSelection, emptySelection } from '../selection/selection.ts';
import { toggleMonth, togglePie } from '../selection/toggle.ts';
import { activity, rings } from '../testing/sample.ts';
import { yearWindow } from '../time/year-window.ts';
import { chosenActivities } from './chosen.ts';
import { activitiesIn, contentsOf } from './contents.ts';

const year = yearWindow({ year: 2026 });
const report = activity({ title: 'Tertialrapport', startDate: '2026-05-04', endDate: '2026-06-05' });
const exam = activity({ title: 'Eksamen', ringId: 'school', startDate: '2026-05-20' });
const lastYear = activity({ title: 'Gammal', startDate: '2025-05-04' });
const all = [report, exam, lastYear];
const ringIds = rings.map(({ id }) => id);
const plain = { ringIds, toggleMode: 'REMEMBER', isAdding: false } as const;

describe('what the selection leaves', () => {
  it('is never something of another year', () => {
    expect(chosenActivities(year, all, emptySelection())).not.toContain(lastYear);
    expect(chosenActivities(year, all, defaultSelection(2026, '2026-05-12', ringIds))).not.toContain(lastYear);
  });

  it('is everything shown when nothing is chosen', () => {
    expect(chosenActivities(year, all, emptySelection())).toEqual([report, exam]);
  });

  it('is all that touches a chosen month, also what only ends there', () => {
    const june = toggleMonth(emptySelection(), { ...plain, month: 5 });
    expect(chosenActivities(year, all, june)).toEqual([report]);
  });

  it('is one ring where one ring is chosen', () => {
    const schoolInMay = togglePie(emptySelection(), { ...plain, month: 4, ringId: 'school' });
    expect(chosenActivities(year, all, schoolInMay)).toEqual([exam]);
  });
});

describe('what a month holds', () => {
  const late = { ...exam, id: 'late', isOverdue: true };
  const finished = { ...exam, id: 'finished', isDone: true, isOverdue: true };
  const layout = layoutWheel({ year: 2026, rings, activities: [late, finished, report, lastYear] });
  const contents = contentsOf(layout);

  it('is counted in every month that an activity touches', () => {
    expect([3, 4, 5, 6].map((slot) => contents.months[slot]?.total)).toEqual([0, 3, 1, 0]);
  });

  it('is counted by ring, the finished never as late', () => {
    expect(contents.rings[1]?.[4]).toEqual({ total: 2, done: 1, overdue: 1 });
  });

  it('is listed by first day, all rings together or one alone', () => {
    expect(activitiesIn(layout, 4, -1)).toEqual([report, late, finished]);
    expect(activitiesIn(layout, 4, 1)).toEqual([late, finished]);
  });
});
