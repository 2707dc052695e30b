import { emptySelection, entireMonth, withMonth, yearWindow } from '@samspel/wheel/pure';
import { expect, it } from 'vitest';
import { enlargedSelection } from './enlarged.ts';

const rings = ['economy', 'school'];
const monthsOf = (of: 'quarter' | 'month', index: number, own = emptySelection(), startMonth = 1) => {
  const selection = enlargedSelection({ of, index }, yearWindow({ year: 2026, startMonth }), own, rings);
  return selection.flatMap(({ selectedRingIds }, month) =>
    selectedRingIds.length > 0 ? [[month + 1, ...selectedRingIds]] : [],
  );
};

it('has all of the months that are enlarged, counted from the month drawn first', () => {
  expect(monthsOf('month', 2)).toEqual([[3, ...rings]]);
  expect(monthsOf('quarter', 3).map(([month]) => month)).toEqual([10, 11, 12]);
  expect(monthsOf('quarter', 1, emptySelection(), 8).map(([month]) => month)).toEqual([1, 11, 12]);
});

it('has what the person has chosen there, and nothing that is chosen elsewhere', () => {
  const school = { isEntireMonthSelected: false, selectedRingIds: ['school'] };
  const own = withMonth(withMonth(emptySelection(), 10, school), 2, entireMonth(rings));
  expect(monthsOf('quarter', 3, own)).toEqual([[11, 'school']]);
  expect(monthsOf('month', 11, own)).toEqual([[12, ...rings]]);
});
