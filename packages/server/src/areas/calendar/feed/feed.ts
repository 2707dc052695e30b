import { addDays, type Day } from '@samspel/domain/time/day';
import { osloTimezone } from './feed-timezone.ts';
import { type Component, escapeText, type Property, writeComponent } from './ics.ts';

/** An activity as an external calendar shows it. */
export type FeedActivity = {
  /** A number, or for what is no activity a text that no number equals. */
  id: number | string;
  title: string;
  descriptionText: string;
  startDate: Day;
  endDate: Day;
  /** HH:MM in Oslo; null for whole days. */
  startTime: string | null;
  endTime: string | null;
  version: number;
  lastUpdated: Date;
  tags: string[];
  /** Where Samspel shows it, such as `/calendar/budsjett-7?activity=9`. */
  path: string;
};

/** A feed: what it is called, and its activities. */
export type Feed = {
  name: string;
  activities: readonly FeedActivity[];
  /** Identifies this installation, so that no activity of another one has the same UID. */
  installation: string;
  baseUrl: string;
};

/** How often a subscriber should fetch again; Outlook reads it from X-PUBLISHED-TTL. */
const refresh = 'PT1H';

/** Writes a feed as iCalendar: one VEVENT per activity (product/sharing#feeds). */
export function writeFeed({ name, activities, installation, baseUrl }: Feed): string {
  const properties: Property[] = [
    ['VERSION', '2.0'],
    ['PRODID', '-//Samspel//Year wheel//NN'],
    ['CALSCALE', 'GREGORIAN'],
    ['METHOD', 'PUBLISH'],
    ['NAME', escapeText(name)],
    ['X-WR-CALNAME', escapeText(name)],
    ['X-WR-TIMEZONE', 'Europe/Oslo'],
    ['REFRESH-INTERVAL;VALUE=DURATION', refresh],
    ['X-PUBLISHED-TTL', refresh],
  ];
  const hasTimes = activities.some(({ startTime }) => startTime !== null);
  const events = activities.map((activity) => toEvent(activity, installation, baseUrl));
  return writeComponent({ name: 'VCALENDAR', properties, components: hasTimes ? [osloTimezone, ...events] : events });
}

function toEvent(activity: FeedActivity, installation: string, baseUrl: string): Component {
  const { id, title, descriptionText, version, lastUpdated, tags, path } = activity;
  const changed = moment(lastUpdated);
  const properties: Property[] = [
    ['UID', `${id}@${installation}.samspel`],
    ['DTSTAMP', changed],
    ['LAST-MODIFIED', changed],
    ['SEQUENCE', String(version - 1)],
    ...span(activity),
    ['SUMMARY', escapeText(title)],
    ...(descriptionText ? [['DESCRIPTION', escapeText(descriptionText)] as const] : []),
    ...(tags.length > 0 ? [['CATEGORIES', tags.map(escapeText).join(',')] as const] : []),
    ['URL', `${baseUrl}/app${path}`],
    ['TRANSP', 'TRANSPARENT'],
  ];
  return { name: 'VEVENT', properties };
}

/**
 * The start and end of an activity. Whole days end on the day after the last, exclusive; without an end time, the activity ends on its last day at
 * the time when it starts.
 */
function span({ startDate, endDate, startTime, endTime }: FeedActivity): Property[] {
  if (startTime === null) {
    return [
      ['DTSTART;VALUE=DATE', compact(startDate)],
      ['DTEND;VALUE=DATE', compact(addDays(endDate, 1))],
    ];
  }
  const start = local(startDate, startTime);
  const end = local(endDate, endTime ?? startTime);
  const starts: Property = ['DTSTART;TZID=Europe/Oslo', start];
  return end > start ? [starts, ['DTEND;TZID=Europe/Oslo', end]] : [starts];
}

const compact = (day: Day) => day.replaceAll('-', '');
const local = (day: Day, time: string) => `${compact(day)}T${time.replace(':', '')}00`;
const moment = (date: Date) => `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
