import type { ClockTime } from './clock-time.ts';
import { type Day, dayNumber } from './day.ts';
import { millisecondsADay } from './moment.ts';

const osloFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Oslo',
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** Returns the date and time in Oslo at a moment, whatever the machine's own time zone (product/activities#days). */
export function osloClock(moment: Date): { day: Day; time: ClockTime } {
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of osloFormat.formatToParts(moment)) shown[type] = value;
  return { day: `${shown.year}-${shown.month}-${shown.day}`, time: `${shown.hour}:${shown.minute}` };
}

/** The latest minute that was asked for, counted from 1970, and its day. One request asks thousands of times, and computing it is slow. */
const latest = { minute: Number.NaN, day: '' };

/** Returns today's date in Oslo, which every deadline, month and overdue mark goes by (product/activities#days). */
export function osloToday(now: Date): Day {
  const minute = Math.floor(now.getTime() / 60_000);
  if (minute !== latest.minute) Object.assign(latest, { minute, day: osloClock(now).day });
  return latest.day;
}

/**
 * Returns the moment at which clocks in Oslo show a time on a day. In the spring night, when 02:00–02:59 is skipped, the time
 * moves forward by the missing hour; in the autumn night, when that hour comes twice, the first one counts.
 */
export function osloMoment(day: Day, time: ClockTime): Date {
  const asUtc = utcOf(day, time);
  const offsetBefore = offsetAt(asUtc - millisecondsADay);
  const offsetAfter = offsetAt(asUtc + millisecondsADay);
  const early = asUtc - offsetBefore;
  const late = asUtc - offsetAfter;
  const isAfterChange = offsetAt(early) !== offsetBefore && offsetAt(late) === offsetAfter;
  return new Date(isAfterChange ? late : early);
}

/** Returns how far clocks in Oslo are ahead of UTC, in milliseconds. The moment must be a whole minute. */
function offsetAt(moment: number): number {
  const { day, time } = osloClock(new Date(moment));
  return utcOf(day, time) - moment;
}

function utcOf(day: Day, time: ClockTime): number {
  const [hours, minutes] = time.split(':').map(Number);
  return dayNumber(day) * millisecondsADay + (hours! * 60 + minutes!) * 60_000;
}
