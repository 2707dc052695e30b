import type { SourceNote, SourceTable } from '@samspel/domain/import/source-table';
import { Refusal } from '@samspel/domain/refusal';
import { addDays } from '@samspel/domain/time/day';
import ICAL from 'ical.js';
import { ruleAsText } from './ics-rule.ts';
import { osloText } from './ics-time.ts';
import { importLimits } from './limits.ts';

/** The names that iCalendar gives what becomes our columns. */
const headings = ['SUMMARY', 'DESCRIPTION', 'DTSTART', 'DTEND', 'CATEGORIES', 'RRULE'];

/** The most activities of one event whose rule no series can say, and the most steps of its rule. */
const most = { activities: 400, steps: 10_000 };

type Row = { cells: string[]; notes: SourceNote[] };

/**
 * Reads the events of a calendar, in Oslo's days and times. A rule that a series can say is one row with its rule; any other is a row for each day
 * from 2018 on, without what EXDATE takes away, with what RDATE adds and as overrides have it. Throws `file.mismatch` if it is no calendar.
 * @param last the last day that is taken
 */
export function readIcs(text: string, last: string): SourceTable {
  const events = eventsIn(text);
  const rows: Row[] = [];
  for (const event of events) {
    rows.push(...rowsOfEvent(event, last));
    if (rows.length > importLimits.rows) throw new Refusal('import.tooManyRows', 'file', { max: importLimits.rows });
  }
  const notes = Object.fromEntries(rows.flatMap((row, at) => (row.notes.length > 0 ? [[at + 1, row.notes]] : [])));
  return { name: '', rows: [headings, ...rows.map(({ cells }) => cells)], notes };
}

/** The events of a calendar, each with its overrides. */
function eventsIn(text: string): ICAL.Event[] {
  const events: ICAL.Event[] = [];
  for (const calendar of calendarsIn(text)) {
    const all = calendar
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component, { exceptions: [], strictExceptions: false }));
    const masters = all.filter((event) => !event.isRecurrenceException());
    const byUid = new Map(masters.map((event) => [event.uid, event]));
    for (const exception of all.filter((event) => event.isRecurrenceException())) {
      const master = byUid.get(exception.uid);
      if (master) master.relateException(exception);
      else masters.push(exception);
    }
    events.push(...masters);
  }
  return events.filter(({ component }) => component.getFirstPropertyValue('status') !== 'CANCELLED');
}

function calendarsIn(text: string): ICAL.Component[] {
  try {
    const parsed = ICAL.parse(text.trim());
    const calendars = (typeof parsed[0] === 'string' ? [parsed] : parsed) as unknown as unknown[][];
    return calendars.map((calendar) => new ICAL.Component(calendar as never));
  } catch {
    throw new Refusal('file.mismatch', 'file');
  }
}

function rowsOfEvent(event: ICAL.Event, last: string): Row[] {
  try {
    if (!event.isRecurring()) return [rowOf(event, event.startDate, event.endDate, [])];
    const rule = ruleAsText(event);
    if (rule !== null) return [withRule(event, rule)];
    return expanded(event, last);
  } catch {
    return [{ cells: [textIn(event, 'summary'), '', '', '', '', ''], notes: ['eventUnread'] }];
  }
}

const withRule = (event: ICAL.Event, rule: string): Row => {
  const row = rowOf(event, event.startDate, event.endDate, []);
  return { ...row, cells: row.cells.with(5, rule) };
};

function expanded(event: ICAL.Event, last: string): Row[] {
  const iterator = event.iterator();
  const rows = new Map<string, Row>();
  const add = (row: Row) => rows.set(row.cells.slice(0, 4).join('\n'), row);
  if (!event.component.getFirstProperty('rrule')) add(rowOf(event, event.startDate, event.endDate, ['ruleExpanded']));
  for (let step = 0; step < most.steps; step += 1) {
    const next = iterator.next();
    if (!next || String(next).slice(0, 10) > last) return [...rows.values()];
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    if (startDate.year < 2018 || item.component.getFirstPropertyValue('status') === 'CANCELLED') continue;
    add(rowOf(item, startDate, endDate, ['ruleExpanded']));
    if (rows.size === most.activities) break;
  }
  return [...rows.values()].map((row) => ({ ...row, notes: ['ruleExpanded', 'ruleCut'] }));
}

function rowOf(event: ICAL.Event, start: ICAL.Time, end: ICAL.Time, notes: SourceNote[]): Row {
  const from = osloText(start, zoneOf(event, 'dtstart')) ?? '';
  const to = osloText(end, zoneOf(event, event.component.getFirstProperty('dtend') ? 'dtend' : 'dtstart')) ?? from;
  const about = [textIn(event, 'location'), textIn(event, 'description')].filter(Boolean).join('\n');
  const tags = event.component.getAllProperties('categories').flatMap((property) => property.getValues().map(String));
  return { cells: [textIn(event, 'summary'), about, from, lastDay(from, to, end), tags.join(', '), ''], notes };
}

/** A deadline, with the clock if it ends later than it starts: whole days end on the day before, as does what ends at midnight. */
function lastDay(from: string, to: string, { isDate }: ICAL.Time): string {
  const [day = '', clock] = to.split(' ');
  const isOver = isDate || clock === '00:00';
  if (isOver && day > from.slice(0, 10)) return addDays(day, -1);
  return clock && to > from ? to : day;
}

const textIn = (event: ICAL.Event, name: string): string => String(event.component.getFirstPropertyValue(name) ?? '');

const zoneOf = (event: ICAL.Event, name: string): string | null => {
  const zone = event.component.getFirstProperty(name)?.getParameter('tzid');
  return typeof zone === 'string' ? zone : null;
};
