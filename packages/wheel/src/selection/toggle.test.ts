import { describe, expect, it } from 'vitest';
import type { ToggleMode, WheelSelection } from '../types.ts';
import { emptySelection, isMonthTouched } from './selection.ts';
import { toggleMonth, togglePie } from './toggle.ts';

const ringIds = ['economy', 'school'];
const [MARCH, APRIL] = [2, 3];
const months = (selection: WheelSelection) => [...selection.keys()].filter((month) => isMonthTouched(selection, month));

type How = { mode?: ToggleMode; ctrl?: boolean };
const month = (selection: WheelSelection, number: number, { mode = 'CONTROL_CLICK', ctrl = false }: How = {}) =>
  toggleMonth(selection, { month: number, ringIds, toggleMode: mode, isAdding: ctrl });
const pie = (selection: WheelSelection, number: number, ringId: string, how: How = {}) =>
  togglePie(selection, {
    month: number,
    ringId,
    ringIds,
    toggleMode: how.mode ?? 'CONTROL_CLICK',
    isAdding: how.ctrl ?? false,
  });

const march = month(emptySelection(), MARCH);

describe('choosing by month', () => {
  it('is refused on a selection with fewer than 12 months', () => {
    expect(() => month(emptySelection().slice(3), MARCH)).toThrow(RangeError);
    expect(() => pie(emptySelection().slice(3), MARCH, 'school')).toThrow(RangeError);
  });

  it('chooses every ring of the month', () => {
    expect(march[MARCH]).toEqual({ isEntireMonthSelected: true, selectedRingIds: ringIds });
  });

  it('replaces what was chosen on a plain click', () => {
    expect(months(month(march, APRIL))).toEqual([APRIL]);
  });

  it('adds with Ctrl or Cmd, and takes away again', () => {
    const both = month(march, APRIL, { ctrl: true });
    expect(months(both)).toEqual([MARCH, APRIL]);
    expect(months(month(both, MARCH, { ctrl: true }))).toEqual([APRIL]);
  });

  it('keeps only the month clicked when several are chosen', () => {
    expect(months(month(month(march, APRIL, { ctrl: true }), MARCH))).toEqual([MARCH]);
  });

  it('lets go of the only month on a second click', () => {
    expect(months(month(march, MARCH))).toEqual([]);
  });

  it('remembers every click when told to', () => {
    const both = month(march, APRIL, { mode: 'REMEMBER' });
    expect(months(both)).toEqual([MARCH, APRIL]);
    expect(months(month(both, MARCH, { mode: 'REMEMBER' }))).toEqual([APRIL]);
  });

  it('makes a month whole that was chosen in part', () => {
    const part = pie(emptySelection(), MARCH, 'school');
    expect(month(part, MARCH, { mode: 'REMEMBER' })[MARCH]?.isEntireMonthSelected).toBe(true);
  });
});

describe('choosing by pie', () => {
  it('chooses one ring in one month', () => {
    expect(pie(emptySelection(), MARCH, 'school')[MARCH]).toEqual({
      isEntireMonthSelected: false,
      selectedRingIds: ['school'],
    });
  });

  it('replaces what was chosen on a plain click', () => {
    const next = pie(march, APRIL, 'school');
    expect(months(next)).toEqual([APRIL]);
  });

  it('lets go of the only ring on a second click', () => {
    expect(months(pie(pie(emptySelection(), MARCH, 'school'), MARCH, 'school'))).toEqual([]);
  });

  it('makes the month whole with its last ring', () => {
    const one = pie(emptySelection(), MARCH, 'school');
    expect(pie(one, MARCH, 'economy', { ctrl: true })[MARCH]?.isEntireMonthSelected).toBe(true);
  });

  it('leaves the other rings when one is taken out of a whole month', () => {
    expect(pie(march, MARCH, 'school', { mode: 'REMEMBER' })[MARCH]).toEqual({
      isEntireMonthSelected: false,
      selectedRingIds: ['economy'],
    });
  });

  it('changes no other selection than its own', () => {
    const before = structuredClone(march);
    pie(march, MARCH, 'school', { mode: 'REMEMBER' });
    expect(march).toEqual(before);
  });
});
