import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, isDay } from '../time/day.ts';
import { millisecondsADay } from '../time/moment.ts';
import { horizon, occurrences, previewOccurrences, type Series, storedOccurrences } from './recurrence.ts';
import { anyDay, anyRepetition, anySeries, anySpan } from './repetition.arbitrary.ts';
import type { RepetitionDefinition } from './repetition.ts';

const numbers = { FIRST: 1, SECOND: 2, THIRD: 3, FOURTH: 4 } as const;
const names = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];
const text = (date: Date) => date.toISOString().slice(0, 10);
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
const monthLength = (date: Date) => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();

/** Whether a date fits a rule, ignoring the interval. */
function fits(date: Date, pattern: Date, { unit, position, weekday }: RepetitionDefinition): boolean {
  const isMonth = unit !== 'YEAR' || date.getUTCMonth() === pattern.getUTCMonth();
  const isWeekday = names[date.getUTCDay()] === (weekday ?? names[pattern.getUTCDay()]);
  if (unit === 'DAY') return true;
  if (unit === 'WEEK') return isWeekday;
  const dayOfMonth = date.getUTCDate();
  if (position === 'LAST') return isMonth && isWeekday && dayOfMonth + 7 > monthLength(date);
  if (position) return isMonth && isWeekday && Math.ceil(dayOfMonth / 7) === numbers[position];
  return isMonth && dayOfMonth === Math.min(pattern.getUTCDate(), monthLength(date));
}

/** Returns the days of a rule, found slowly: checks every day from its start and takes every n-th that fits. */
function slowly(
  repetition: RepetitionDefinition,
  pattern: string,
  start: string,
  window: { from: string; to: string },
): string[] {
  const found: string[] = [];
  const last = dateOf(window.to).getTime();
  let seen = 0;
  for (let time = dateOf(start).getTime(); time <= last; time += millisecondsADay) {
    const date = new Date(time);
    if (fits(date, dateOf(pattern), repetition) && seen++ % repetition.interval === 0) found.push(text(date));
  }
  return found.filter((day) => day >= window.from);
}

const anyWindow = fc
  .tuple(anyDay, fc.integer({ min: -1, max: 4000 }))
  .map(([from, days]) => ({ from, to: addDays(from, days) }));

describe('the occurrences of any rule in 2018–2060', () => {
  it('are those that one finds by looking at every single day', () => {
    fc.assert(
      fc.property(anySpan, anyRepetition, anyWindow, (first, repetition, window) => {
        const starts = occurrences(first, repetition, window).map(({ startDate }) => startDate);
        expect(starts).toEqual(slowly(repetition, first.startDate, first.startDate, window));
      }),
      { numRuns: 400 },
    );
  });

  it('are in order, each once, inside the window, and as long as the activity', () => {
    fc.assert(
      fc.property(anySpan, anyRepetition, anyWindow, (first, repetition, window) => {
        const spans = occurrences(first, repetition, window);
        const length = daysBetween(first.startDate, first.endDate);
        for (const [index, { startDate, endDate }] of spans.entries()) {
          expect(isDay(startDate) && startDate >= window.from && startDate <= window.to).toBe(true);
          expect(startDate >= first.startDate && startDate > (spans[index - 1]?.startDate ?? '')).toBe(true);
          expect(daysBetween(startDate, endDate)).toBe(length);
        }
      }),
    );
  });

  it('are the same whether one looks at a time in one piece or in two', () => {
    fc.assert(
      fc.property(
        anySpan,
        anyRepetition,
        anyWindow,
        fc.integer({ min: -1, max: 4000 }),
        (first, repetition, window, cut) => {
          const middle = addDays(window.from, cut);
          const whole = { from: window.from, to: middle > window.to ? middle : window.to };
          const pieces = [
            { ...whole, to: middle },
            { ...whole, from: addDays(middle, 1) },
          ];
          expect(pieces.flatMap((piece) => occurrences(first, repetition, piece))).toEqual(
            occurrences(first, repetition, whole),
          );
        },
      ),
    );
  });
});

describe('any series, seen on any day', () => {
  const startsOf = (series: Series, today: string, past: boolean) =>
    storedOccurrences(series, today, { past }).map(({ startDate }) => startDate);

  it('stores what its rule says, from its begin to its end or the horizon', () => {
    fc.assert(
      fc.property(anySeries, anyDay, (series, today) => {
        const begin = series.startRepetitionDate ?? series.startDate;
        const to = [horizon(today), series.endRepetitionDate ?? '9999-12-31'].toSorted()[0]!;
        const expected = slowly(series.repetitionDefinition!, series.startDate, begin, { from: begin, to });
        expect(startsOf(series, today, true)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  it('leaves out exactly the occurrences that ended before today', () => {
    fc.assert(
      fc.property(anySeries, anyDay, (series, today) => {
        const all = storedOccurrences(series, today, { past: true });
        expect(storedOccurrences(series, today, { past: false })).toEqual(
          all.filter(({ endDate }) => endDate >= today),
        );
      }),
    );
  });

  it('shows in its preview the beginning of what it stores, and counts the rest', () => {
    fc.assert(
      fc.property(anySeries, anyDay, (series, today) => {
        const stored = storedOccurrences(series, today, { past: false });
        const preview = previewOccurrences(series, today);
        expect(preview.occurrences).toEqual(stored.slice(0, 10));
        expect(preview.total).toBe(stored.length);
        if (preview.precluded) expect(stored).toEqual([]);
      }),
    );
  });

  it('warns of its end date exactly when a later one would have allowed an occurrence and this one does not', () => {
    fc.assert(
      fc.property(anySeries, anyDay, (series, today) => {
        const endless = storedOccurrences({ ...series, endRepetitionDate: null }, today, { past: false });
        fc.pre(endless.length > 0 && series.endRepetitionDate !== null);
        const { total, precluded } = previewOccurrences(series, today);
        expect(precluded).toBe(total === 0);
      }),
    );
  });

  it('stores next year what it stored this year, and what the year adds', () => {
    fc.assert(
      fc.property(anySeries, anyDay, (series, today) => {
        const nextYear = `${Number(today.slice(0, 4)) + 1}-01-01`;
        const now = startsOf(series, today, true);
        expect(startsOf(series, nextYear, true).slice(0, now.length)).toEqual(now);
      }),
    );
  });
});
