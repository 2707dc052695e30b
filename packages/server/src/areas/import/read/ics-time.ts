import { isDay } from '@samspel/domain/time/day';
import { osloClock } from '@samspel/domain/time/oslo';
import type ICAL from 'ical.js';

/**
 * A moment of a calendar as it is in Oslo: `2027-03-01`, or with a clock `2027-03-01 09:00`; null if it is no day. A clock without a zone, or in a zone
 * that nobody knows, is Oslo's.
 * @param zone the name of its zone, if the calendar does not describe it
 */
export function osloText(time: ICAL.Time, zone: string | null): string | null {
  const day = `${String(time.year).padStart(4, '0')}-${two(time.month)}-${two(time.day)}`;
  if (!isDay(day)) return null;
  if (time.isDate) return day;
  const clock = `${two(time.hour)}:${two(time.minute)}`;
  const moment = momentOf(time, `${day}T${clock}:00Z`, zone);
  if (moment === null) return `${day} ${clock}`;
  const inOslo = osloClock(moment);
  return `${inOslo.day} ${inOslo.time}`;
}

const two = (number: number): string => String(number).padStart(2, '0');

function momentOf(time: ICAL.Time, asUtc: string, zone: string | null): Date | null {
  const known = time.zone?.tzid ?? 'floating';
  if (known === 'UTC') return new Date(asUtc);
  if (known !== 'floating') return new Date(time.toUnixTime() * 1_000);
  return zone ? inNamedZone(Date.parse(asUtc), zone) : null;
}

/** The moment at which clocks of a zone of the time zone database show what UTC shows at `wanted`; null if nobody knows the zone. */
function inNamedZone(wanted: number, timeZone: string): Date | null {
  try {
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    const shown = (at: number) => Date.parse(`${format.format(at).replace(' ', 'T')}Z`);
    const first = wanted - (shown(wanted) - wanted);
    return new Date(first - (shown(first) - wanted));
  } catch {
    return null;
  }
}
