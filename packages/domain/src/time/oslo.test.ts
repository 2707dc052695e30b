import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { addDays } from './day.ts';
import { osloClock, osloMoment, osloToday } from './oslo.ts';

const years = Array.from({ length: 43 }, (_, index) => 2018 + index);
const at = (day: string, time: string) => osloMoment(day, time).toISOString();

/** The last Sunday of a month, by JavaScript's own calendar. */
function lastSunday(year: number, month: number): string {
  const last = new Date(Date.UTC(year, month, 0));
  last.setUTCDate(last.getUTCDate() - last.getUTCDay());
  return last.toISOString().slice(0, 10);
}

describe('today in Oslo', () => {
  it('is already tomorrow late in the evening of UTC', () => {
    expect(osloToday(new Date('2027-01-31T22:59:59.999Z'))).toBe('2027-01-31');
    expect(osloToday(new Date('2027-01-31T23:00:00Z'))).toBe('2027-02-01');
    expect(osloToday(new Date('2027-06-30T22:00:00Z'))).toBe('2027-07-01');
  });

  it('shows midnight as 00:00 of the new day', () => {
    expect(osloClock(new Date('2026-12-31T23:00:00Z'))).toEqual({ day: '2027-01-01', time: '00:00' });
  });

  it('refuses a moment that is none', () => {
    expect(() => osloToday(new Date('no date'))).toThrow(RangeError);
  });

  it.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kolkata', 'Europe/Oslo'])(
    'does not depend on a machine that stands in %s',
    (zone) => {
      const script = `
        const { osloToday, osloMoment, osloClock } = await import(${JSON.stringify(new URL('./oslo.ts', import.meta.url).href)});
        const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
        console.log(JSON.stringify([zone, osloToday(new Date('2027-01-31T23:30:00Z')), osloMoment('2027-03-28', '02:30'),
          osloClock(new Date('2027-10-31T01:30:00Z'))]));`;
      const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
        env: { ...process.env, TZ: zone },
        encoding: 'utf8',
      });
      const [seenZone, ...answers] = JSON.parse(printed);
      expect(seenZone.replace('Calcutta', 'Kolkata')).toBe(zone);
      expect(answers).toEqual(['2027-02-01', '2027-03-28T01:30:00.000Z', { day: '2027-10-31', time: '02:30' }]);
    },
  );
});

describe('a time on a day in Oslo', () => {
  it('is an hour ahead of UTC in winter and two in summer', () => {
    expect(at('2027-01-15', '09:00')).toBe('2027-01-15T08:00:00.000Z');
    expect(at('2027-07-15', '00:30')).toBe('2027-07-14T22:30:00.000Z');
  });

  it('comes back as it was written, on every day and hour that the clock shows', () => {
    for (let day = '2027-01-01'; day < '2028-01-01'; day = addDays(day, 1)) {
      for (const time of ['00:00', '01:59', '03:00', '12:00', '23:59']) {
        expect(osloClock(osloMoment(day, time))).toEqual({ day, time });
      }
    }
  });
});

describe.each(years)('the nights when clocks change in %i', (year) => {
  const spring = lastSunday(year, 3);
  const autumn = lastSunday(year, 10);

  it('in spring move the missing hour forward', () => {
    expect(at(spring, '01:59')).toBe(`${spring}T00:59:00.000Z`);
    expect(at(spring, '02:00')).toBe(`${spring}T01:00:00.000Z`);
    expect(at(spring, '02:30')).toBe(`${spring}T01:30:00.000Z`);
    expect(osloClock(osloMoment(spring, '02:30'))).toEqual({ day: spring, time: '03:30' });
    expect(at(spring, '03:00')).toBe(`${spring}T01:00:00.000Z`);
    expect(at(spring, '23:59')).toBe(`${spring}T21:59:00.000Z`);
  });

  it('in autumn take the first of the doubled hours', () => {
    expect(at(autumn, '01:59')).toBe(`${addDays(autumn, -1)}T23:59:00.000Z`);
    expect(at(autumn, '02:00')).toBe(`${autumn}T00:00:00.000Z`);
    expect(at(autumn, '02:59')).toBe(`${autumn}T00:59:00.000Z`);
    expect(at(autumn, '03:00')).toBe(`${autumn}T02:00:00.000Z`);
    expect(osloClock(new Date(`${autumn}T01:30:00Z`))).toEqual({ day: autumn, time: '02:30' });
    expect(osloToday(new Date(`${autumn}T22:59:00Z`))).toBe(autumn);
    expect(osloToday(new Date(`${autumn}T23:00:00Z`))).toBe(addDays(autumn, 1));
  });
});
