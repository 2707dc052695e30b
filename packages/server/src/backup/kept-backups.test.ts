import { osloMoment, osloToday } from '@samspel/domain/time/oslo';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptBackups } from './kept-backups.ts';

const hour = 3_600_000;
const start = Date.parse('2026-01-01T00:00:00Z');
/** Moments of backups over three years, some on the same day. */
const backups = fc
  .uniqueArray(fc.integer({ min: 0, max: 3 * 365 * 24 }), { maxLength: 200 })
  .map((hours) => hours.map((at) => new Date(start + at * hour)));
const keep = (moments: readonly Date[]) => [...keptBackups(moments)];
const inOrder = (moments: readonly Date[]) => moments.map((moment) => moment.toISOString()).sort();
/** Every night at 02:30 in Oslo, the newest last. */
const nights = (count: number) =>
  Array.from({ length: count }, (_, night) => osloMoment(osloToday(new Date(start + night * 24 * hour)), '02:30'));

describe('of backups are kept', () => {
  it('7 days, 4 weeks and 12 months of those of every night', () => {
    const kept = inOrder(keep(nights(730))); // the last one is of Friday 31 December 2027
    expect(kept.map((moment) => moment.slice(0, 10))).toEqual([
      ...['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30', '2027-07-31'],
      ...['2027-08-31', '2027-09-30', '2027-10-31', '2027-11-30', '2027-12-12', '2027-12-19'],
      ...['2027-12-25', '2027-12-26', '2027-12-27', '2027-12-28', '2027-12-29', '2027-12-30', '2027-12-31'],
    ]);
  });

  it('the newest, some that were made, and never more than 7 + 4 + 12', () =>
    fc.assert(
      fc.property(backups, (all) => {
        const kept = keep(all);
        expect(kept.every((moment) => all.includes(moment))).toBe(true);
        expect(kept.length).toBeLessThanOrEqual(23);
        if (all.length > 0) expect(inOrder(kept).at(-1)).toBe(inOrder(all).at(-1));
      }),
    ));

  it('the newest of each of the last seven days that have one', () =>
    fc.assert(
      fc.property(backups, (all) => {
        const days = [...new Set(all.map(osloToday))].sort().slice(-7);
        const newest = days.map((day) => inOrder(all.filter((moment) => osloToday(moment) === day)).at(-1));
        expect(inOrder(keep(all))).toEqual(expect.arrayContaining(newest));
      }),
    ));

  it('none that fell away before, whatever comes after it', () =>
    fc.assert(
      fc.property(backups, backups, (before, later) => {
        const last = Math.max(start, ...before.map(Number));
        const added = later.map((moment) => new Date(last + hour + moment.getTime() - start));
        const atOnce = inOrder(keep([...before, ...added]));
        const fallen = before.filter((moment) => !keep(before).includes(moment)).map((moment) => moment.toISOString());
        expect(atOnce.filter((moment) => fallen.includes(moment))).toEqual([]);
        expect(inOrder(keep([...keep(before), ...added]))).toEqual(atOnce);
      }),
    ));
});
