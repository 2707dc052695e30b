import { describe, expect, it } from 'vitest';
import { type Field, placeAfter } from './keys.ts';

const year: Field = { firstSlot: 0, slots: 12, rows: 4, direction: 'right' };
const december = { slot: 11, row: 1 };

describe('keys on the wheel', () => {
  it.each(['a', 'Tab', 'F5'])('%s is left to the browser', (key) => {
    expect(placeAfter(key, december, year)).toBeUndefined();
  });

  it('walk round the year', () => {
    expect(placeAfter('ArrowRight', december, year)).toEqual({ slot: 0, row: 1 });
    expect(placeAfter('PageDown', december, year)).toEqual({ slot: 2, row: 1 });
  });

  it('follow what the eye sees when the wheel runs against the clock', () => {
    expect(placeAfter('ArrowRight', december, { ...year, direction: 'left' })).toEqual({ slot: 10, row: 1 });
  });

  it('stop at the names and at the innermost ring', () => {
    expect(placeAfter('ArrowUp', { slot: 0, row: 0 }, year)).toEqual({ slot: 0, row: 0 });
    expect(placeAfter('ArrowDown', { slot: 0, row: 3 }, year)).toEqual({ slot: 0, row: 3 });
  });

  it('go to the first and the last month', () => {
    expect(placeAfter('Home', december, year)).toEqual({ slot: 0, row: 1 });
    expect(placeAfter('End', { slot: 3, row: 2 }, year)).toEqual({ slot: 11, row: 2 });
  });

  it('stay within the quarter that is shown', () => {
    const quarter: Field = { ...year, firstSlot: 9, slots: 3 };
    expect(placeAfter('ArrowRight', december, quarter)).toEqual({ slot: 9, row: 1 });
    expect(placeAfter('Home', december, quarter)).toEqual({ slot: 9, row: 1 });
  });
});
