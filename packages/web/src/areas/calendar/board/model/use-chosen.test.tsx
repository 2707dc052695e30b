import { emptySelection, isMonthTouched, isSelectionEmpty } from '@samspel/wheel/pure';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { atWork } from '../../../../core/testing/hook.tsx';
import { onRings, useChosen } from './use-chosen.ts';

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

const wheels = [{ id: 'economy', title: 'Økonomi', color: '#1f6f8b' }];
const nextYear = new Date().getFullYear() + 1;

test('a year that is not this one has no month chosen at first', async () => {
  const { now } = await atWork(() => useChosen(nextYear, 1, wheels));
  expect(isSelectionEmpty(now().selection)).toBe(true);
});

test('a year wheel that was just made has its first month open, chosen as by the person, who can let it go', async () => {
  const { now, perform } = await atWork(() => useChosen(nextYear, 1, wheels, { opened: `${nextYear}-01-01` }));
  const months = () =>
    now().ownSelection.flatMap((_, month) => (isMonthTouched(now().ownSelection, month) ? month : []));
  expect(months()).toEqual([0]);
  await perform((chosen) => chosen.clear());
  expect(isSelectionEmpty(now().selection)).toBe(true);
});

test('once something is saved, a series of the whole year too, that first month is let go', async () => {
  let landed: string | undefined;
  const opened = `${nextYear}-01-01`;
  const { now, perform } = await atWork(() => {
    const [, again] = useState(0);
    return { ...useChosen(nextYear, 1, wheels, { opened, landed }), again };
  });
  expect(isSelectionEmpty(now().selection)).toBe(false);
  landed = `${nextYear}-01-31`;
  await perform(({ again }) => again(1));
  expect(isSelectionEmpty(now().selection)).toBe(true);
});
