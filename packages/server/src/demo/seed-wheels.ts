import { readFile } from 'node:fs/promises';
import type { RepetitionDefinition, Span } from '@samspel/domain/calendar/recurrence';
import { richTextOf } from '@samspel/domain/text/plain-text';
import { addDays, type Day, weekdayOf } from '@samspel/domain/time/day';
import { sql } from 'kysely';
import { updateEventInstance } from '../areas/calendar/activity/activity.actions.ts';
import { createCalendar } from '../areas/calendar/calendar/calendar.actions.ts';
import { createEvent } from '../areas/calendar/series/series.actions.ts';
import type { Services } from '../core/base/services.ts';
import { demoAccess } from './demo-access.ts';
import type { DemoPeople } from './demo-people.ts';

/** A date of the demo: MM-DD for every year, or YYYY-MM-DD. */
type DemoDate = string;
type DemoSpan = { start: DemoDate; end: DemoDate };
type DemoEvent = { title: string; description: string; reminder?: string; todos?: string[] } & (
  | { activities: DemoSpan[] }
  | (DemoSpan & { repetition?: RepetitionDefinition })
);
type DemoWheel = {
  key: string;
  title: string;
  category: string;
  color: string;
  kostra: string[];
  description: string;
  events: DemoEvent[];
};

const file = new URL('../../data/demo-wheels.json', import.meta.url);

/** How many of ten activities of the last 45 days are ticked, since nobody keeps a wheel perfectly. All older ones are ticked. */
const tickedOfTen = 6;
const recentDays = 45;

/**
 * Makes the six year wheels with the same actions that people use, with the clock set to 1 January last year, so that past activities are
 * stored too. Then ticks most of the past ones.
 */
export async function seedWheels(services: Services, people: DemoPeople, today: Day): Promise<void> {
  const year = Number(today.slice(0, 4));
  const then: Services = { ...services, now: () => new Date(Date.UTC(year - 1, 0, 1, 12)) };
  const wheels = JSON.parse(await readFile(file, 'utf8')) as DemoWheel[];
  for (const wheel of wheels) {
    const calendar = await makeWheel(then, people, wheel);
    for (const [index, event] of wheel.events.entries()) {
      const responsible = [people.kari, people.ola, people.astrid][index % 3]!;
      for (const input of inputsOf(event, year))
        await createEvent(then, people.kari, { calendar, responsible: responsible.id, ...input });
    }
  }
  await tickThePast(services, people, today);
}

async function makeWheel(
  services: Services,
  people: DemoPeople,
  { key, title, category, color, kostra, description }: DemoWheel,
): Promise<number> {
  const functions = await services.db.selectFrom('kostra_function').select('id').where('kid', 'in', kostra).execute();
  const made = await createCalendar(services, people.kari, {
    title,
    category,
    color,
    description: JSON.stringify(richTextOf(description)),
    kostraFunctions: functions.map(({ id }) => id),
    access: demoAccess(key, people),
  });
  return (made as { id: number }).id;
}

/** Returns the `createEvent` inputs of an event of the demo: for last year, this year and next year, or only for its own year if it has one. */
function inputsOf(event: DemoEvent, year: number): object[] {
  const { title, description, reminder = 'NONE', todos = [] } = event;
  const shared = { title, description: JSON.stringify(richTextOf(description)), reminder, todoTemplate: todos };
  if ('activities' in event) {
    const activities = [year - 1, year, year + 1].flatMap((one) =>
      event.activities.map((span) => atWork(inYear(span, one))),
    );
    return [{ ...shared, activities }];
  }
  const first = inYear(event, year - 1);
  if (!event.repetition) return [{ ...shared, ...first }];
  return [{ ...shared, ...first, repetitionDefinition: event.repetition, endRepetitionDate: `${year + 1}-12-31` }];
}

/** Returns the span in a year. A span that ends before it starts, such as 11-01 to 01-15, ends in the year after. */
function inYear({ start, end }: DemoSpan, year: number): Span {
  const whole = (date: DemoDate, in_: number) => (date.length === 5 ? `${in_}-${date}` : date);
  return { startDate: whole(start, year), endDate: whole(end, start.length === 5 && end < start ? year + 1 : year) };
}

/** Moves a single day at a weekend to the Monday after, since nobody plans work then. */
function atWork({ startDate, endDate }: Span): Span {
  const isFree = startDate === endDate && ['SATURDAY', 'SUNDAY'].includes(weekdayOf(startDate));
  return isFree ? atWork({ startDate: addDays(startDate, 1), endDate: addDays(endDate, 1) }) : { startDate, endDate };
}

async function tickThePast(services: Services, { kari }: DemoPeople, today: Day): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from event_instance where end_date < ${addDays(today, -2)} and not is_done and (end_date < ${addDays(today, -recentDays)} or mod(id, 10) < ${tickedOfTen})`.execute(
    services.db,
  );
  for (const { id } of rows) await updateEventInstance(services, kari, { id, isDone: true });
}
