import { emptySelection, isSelectionEmpty } from '@samspel/wheel/pure';
import { expect, test } from 'vitest';
import { onRings } from './use-chosen.ts';

const hms = { id: 'hms' };
const economy = { id: 'economy' };
const inMarch = (isEntireMonthSelected: boolean, ...selectedRingIds: string[]) =>
  emptySelection().with(2, { isEntireMonthSelected, selectedRingIds });

test('a chosen ring that is no longer there narrows nothing', () => {
  expect(isSelectionEmpty(onRings(inMarch(false, 'hms'), [economy]))).toBe(true);
});

test('the other rings of the choice stay chosen, and a whole month stays whole', () => {
  expect(onRings(inMarch(false, 'hms', 'economy'), [economy])[2]?.selectedRingIds).toEqual(['economy']);
  expect(onRings(inMarch(true, 'hms', 'economy'), [hms])[2]).toEqual({
    isEntireMonthSelected: true,
    selectedRingIds: ['hms'],
  });
});
