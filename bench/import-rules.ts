import ICAL from 'ical.js';
import { horizon, occurrences } from '../packages/domain/src/calendar/recurrence.ts';
import { readTable } from '../packages/domain/src/import/read-table.ts';
import { readIcs } from '../packages/server/src/areas/import/read/ics.ts';
import { type Measure, milliseconds, percentile } from './report.ts';

const [count, runs, today] = [1_000, 5, '2026-11-26'];
const window = { from: '2027-01-01', to: '2030-12-31' };

/** What calendars of municipalities repeat by. */
const rules = [
  'FREQ=MONTHLY',
  'FREQ=YEARLY',
  'FREQ=WEEKLY',
  'FREQ=WEEKLY;INTERVAL=2',
  'FREQ=MONTHLY;BYDAY=-1FR',
  'FREQ=MONTHLY;BYDAY=2TU',
  'FREQ=DAILY;INTERVAL=30',
  'FREQ=MONTHLY;INTERVAL=3',
  'FREQ=MONTHLY;INTERVAL=4',
  'FREQ=WEEKLY;INTERVAL=4',
];

const calendar = [
  'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//bench//',
  ...Array.from({ length: count }, (_, at) => {
    const day = `2027${String((at % 12) + 1).padStart(2, '0')}${String((at % 28) + 1).padStart(2, '0')}`;
    return `BEGIN:VEVENT\r\nUID:${at}@bench\r\nSUMMARY:Møte ${at}\r\nDTSTART;VALUE=DATE:${day}\r\nRRULE:${rules[at % rules.length]}\r\nEND:VEVENT`;
  }),
  'END:VCALENDAR',
].join('\r\n');

/** Measures in this process what reading a calendar with 1,000 rules costs, with all days of four years, against ical.js alone. */
export function rulesAgainstLibrary(): Measure {
  const median = (work: () => void) =>
    percentile(
      Array.from({ length: runs }, () => {
        const start = performance.now();
        work();
        return performance.now() - start;
      }),
      0.5,
    );
  const [theirs, own] = [byLibrary(), byImport()];
  if (theirs !== own) throw new Error(`The days differ: ${own} here, ${theirs} by ical.js.`);
  const [library, ours] = [median(byLibrary), median(byImport)];
  return {
    what: `${count} RRULEs × 4 years, read and written out: ${own} days`,
    figure: milliseconds(ours),
    against: `${milliseconds(library)} by ical.js alone`,
    ratio: ours / library,
  };
}

function byLibrary(): number {
  let days = 0;
  for (const component of new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents('vevent')) {
    const iterator = new ICAL.Event(component).iterator();
    for (let next = iterator.next(); next && String(next) <= window.to; next = iterator.next()) days += 1;
  }
  return days;
}

function byImport(): number {
  const { rows } = readTable(readIcs(calendar, horizon(today)), { year: 2027, today });
  let days = 0;
  for (const { startDate, endDate, repetition } of rows) {
    if (!startDate) continue;
    const span = { startDate, endDate: endDate ?? startDate };
    const { until: _until, ...rule } = repetition ?? {};
    days += repetition ? occurrences(span, rule as never, window).length : 1;
  }
  return days;
}
