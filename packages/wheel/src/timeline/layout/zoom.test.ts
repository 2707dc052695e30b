import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysIn, yearsRange } from './days.ts';
import { layoutWidth, levelOf, widthAt, widthLimits, within, ZOOM_LEVELS, zoomTo } from './zoom.ts';

const frame = { range: yearsRange(2026), width: 1200 };
const length = daysIn(frame.range);
const dayWidths = fc.double({ min: 3.4, max: 150, noNaN: true });
const shares = fc.double({ min: 0, max: 1, noNaN: true });

describe('a zoom', () => {
  it('keeps the day under the pointer, except where that would show days that are not there', () => {
    fc.assert(
      fc.property(dayWidths, shares, dayWidths, shares, (from, at, to, pointer) => {
        const view = within({ dayWidth: from, left: at * length * from }, frame);
        const anchor = pointer * frame.width;
        const next = zoomTo(view, to, anchor, frame);
        const day = (view.left + anchor) / view.dayWidth;
        const wanted = day * next.dayWidth - anchor;
        const furthest = length * next.dayWidth - frame.width;
        expect(next.left).toBeCloseTo(Math.min(furthest, Math.max(0, wanted)), 6);
      }),
    );
  });

  it('there and back again at the same place changes nothing', () => {
    fc.assert(
      fc.property(dayWidths, dayWidths, shares, (from, to, pointer) => {
        const view = { dayWidth: from, left: length * from * 0.5 - 600 };
        const nearer = Math.max(from, to);
        const back = zoomTo(zoomTo(view, nearer, pointer * 1200, frame), from, pointer * 1200, frame);
        expect(back.left).toBeCloseTo(view.left, 4);
      }),
    );
  });

  it('goes from all days to one week in the width, and no further', () => {
    const { least, greatest } = widthLimits(frame);
    expect(least * length).toBeCloseTo(frame.width);
    expect(greatest * 7).toBeCloseTo(frame.width);
    expect(zoomTo({ dayWidth: 10, left: 0 }, 0.001, 600, frame)).toEqual({ dayWidth: least, left: 0 });
    expect(zoomTo({ dayWidth: 10, left: 0 }, 9_999, 600, frame).dayWidth).toBe(greatest);
  });

  it('knows its named steps', () => {
    for (const level of ZOOM_LEVELS) expect(levelOf(widthAt(level, 1200), 1200)).toBe(level);
  });

  it('lays out for a width that is never greater, and seldom another', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.3, max: 400, noNaN: true }), (width) => {
        const laid = layoutWidth(width);
        expect(laid).toBeLessThanOrEqual(width * (1 + 1e-6));
        expect(laid * Math.SQRT2).toBeGreaterThan(width * (1 - 1e-6));
        expect(layoutWidth(laid)).toBeCloseTo(laid, 9);
      }),
    );
  });
});
