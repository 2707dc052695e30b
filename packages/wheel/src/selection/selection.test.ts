import { describe, expect, it } from 'vitest';
import {
  assertTwelveMonths,
  defaultSelection,
  emptySelection,
  isMonthTouched,
  isPieSelected,
  isSameSelection,
  isSelectionEmpty,
  monthOfRings,
} from './selection.ts';

const ringIds = ['economy', 'school'];

describe('a selection', () => {
  it('with fewer than 12 months is rejected', () => {
    expect(() => assertTwelveMonths(emptySelection().slice(1))).toThrow(/12 months, this one has 11/);
  });

  it('holds the current month entirely when the current year is shown', () => {
    const selection = defaultSelection(2026, '2026-05-12', ringIds);
    expect(selection[4]).toEqual({ isEntireMonthSelected: true, selectedRingIds: ringIds });
    expect(selection.filter((_, month) => isMonthTouched(selection, month))).toHaveLength(1);
  });

  it('is empty when another year is shown', () => {
    expect(isSelectionEmpty(defaultSelection(2027, '2026-05-12', ringIds))).toBe(true);
  });

  it('is empty when the current month of the next year is the one on the wheel', () => {
    const fromAugust = { startMonth: 8, twoYears: true };
    expect(isSelectionEmpty(defaultSelection(2026, '2026-05-12', ringIds, fromAugust))).toBe(true);
    expect(isMonthTouched(defaultSelection(2025, '2026-05-12', ringIds, fromAugust), 4)).toBe(true);
  });

  it('counts a month as whole when all its rings are selected, and not before', () => {
    expect(monthOfRings(['school'], ringIds).isEntireMonthSelected).toBe(false);
    expect(monthOfRings(['school', 'economy'], ringIds).isEntireMonthSelected).toBe(true);
  });

  it('forgets rings that are no longer on the wheel', () => {
    expect(monthOfRings(['school', 'gone'], ringIds).selectedRingIds).toEqual(['school']);
  });

  it('of an entire month holds a ring that was added later', () => {
    expect(isPieSelected(defaultSelection(2026, '2026-05-12', ringIds), 4, 'added later')).toBe(true);
  });

  it('is the same whatever order its rings have', () => {
    const one = emptySelection().with(2, { isEntireMonthSelected: false, selectedRingIds: ['a', 'b'] });
    const other = emptySelection().with(2, { isEntireMonthSelected: false, selectedRingIds: ['b', 'a'] });
    expect(isSameSelection(one, other)).toBe(true);
    expect(isSameSelection(one, emptySelection())).toBe(false);
  });
});
