import { type RollOverInput, rollOverInput, undoRolloverInput } from '@samspel/domain/calendar/rollover.input';
import { refuseOutsideYears } from '@samspel/domain/calendar/years';
import { Refusal } from '@samspel/domain/refusal';
import { yearOf } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import { sql } from 'kysely';
import { findSubject } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import { workCalendarsOf } from '../../../core/people/work-calendar.ts';
import { countToday } from '../../../core/rate-limit/quota.ts';
import { byStart, readInstances } from '../activity/activity.queries.ts';
import { refuseStrangers } from '../activity/responsible.ts';
import { findActivities } from '../bulk/bulk.find.ts';
import { removeInBulk } from '../bulk/bulk.remove.ts';
import { calendarAction, refuseArchived } from '../calendar/calendar.action.ts';
import { refreshCalendar } from '../calendar/calendar.change.ts';
import { quotas } from '../calendar/quota.ts';
import { tellRolledOver } from './rollover.notifications.ts';
import { calendarsOf, claimRollover, type RolledOver, readUntouched } from './rollover.queries.ts';
import { readSources, type Source } from './rollover.source.ts';
import { type Carried, carry, daysAsked } from './rollover.write.ts';

/** Carries activities into another year in one step; sent again, it does nothing more (product/activities#next-year). */
export const rollOver = calendarAction(rollOverInput, async (input, act) => {
  const { tx, caller, services } = act;
  const { year, reference, rows } = input;
  const asked = await findCalendars(act, input);

  refuseYear(input, osloToday(services.now()));
  const before = await claimRollover(tx, { reference, personId: caller.id, year, now: services.now() });
  if (before) return before;
  const sources = await readSources(tx, caller, asked, year, Number.MAX_SAFE_INTEGER);
  const carried = await planCarried(act, input, sources);
  await refuseUnfit(act, input, sources);
  await countToday(act, quotas.activities, carried.length);

  for (const [calendarId, ones] of Map.groupBy(carried, ({ source }) => source.calendarId)) {
    await carry(act, calendarId, reference, ones);
    await refreshCalendar(act, calendarId);
  }
  const done: RolledOver = { reference, year, created: carried.length, there: rows.length - carried.length };
  await sql`update rollover set created = ${done.created}, there = ${done.there} where reference = ${reference}`.execute(
    tx,
  );

  await tellRolledOver(act, carried);
  return done;
});

/** Takes back what a rollover made, except what somebody has changed since (product/activities#next-year). */
export const undoRollover = calendarAction(undoRolloverInput, async ({ reference }, act) => {
  const { tx, caller, services } = act;
  const { rows } = await sql<{ undoneAt: Date | null }>`
    select undone_at as "undoneAt" from rollover where reference = ${reference} and person_id = ${caller.id} for update`.execute(
    tx,
  );
  if (!rows[0] || rows[0].undoneAt) throw new Refusal('notFound', 'reference');
  const { untouched, all } = await readUntouched(tx, reference);
  for (const id of await calendarsOf(tx, untouched)) {
    refuseArchived(await findSubject(tx, caller, id, 'edit', { kind: 'CALENDAR', field: 'reference' }));
  }

  const { changeable } = await findActivities(act, untouched, false);

  if (changeable.length > 0) await removeInBulk(act, changeable);
  await sql`update rollover set undone_at = ${services.now()} where reference = ${reference}`.execute(tx);
  return { removed: changeable.length, left: all - changeable.length };
});

/** Finds and locks the year wheels of the activities. Throws `notFound` on an activity that the caller may not know of. */
async function findCalendars(act: Act, { rows }: RollOverInput): Promise<number[]> {
  const { tx, caller } = act;
  const ids = rows.map(({ eventInstance }) => eventInstance);
  const found = new Map<number, number>();
  for (const one of await loadInstances(act, ids)) found.set(one.id, one.calendarId);
  for (const [at, id] of ids.entries()) {
    if (!found.has(id)) throw new Refusal('notFound', `input.rows.${at}.eventInstance`);
  }
  const calendars = [...new Set(found.values())].sort((one, other) => one - other);
  for (const id of calendars) {
    const at = ids.findIndex((one) => found.get(one) === id);
    const field = `input.rows.${at}.eventInstance`;
    refuseArchived(await findSubject(tx, caller, id, 'edit', { kind: 'CALENDAR', field }));
  }
  return calendars;
}

/** Reads those of the activities that the caller may read. */
const loadInstances = ({ tx, caller }: Act, ids: readonly number[]) =>
  readInstances(tx, caller, sql<boolean>`i.id = any (${ids}::bigint[])`, byStart, { limit: ids.length, offset: 0 });

function refuseYear({ year, rows }: RollOverInput, today: string): void {
  refuseOutsideYears({ 'input.year': `${year}-01-01` }, today);
  for (const [at, { to }] of rows.entries()) {
    if (yearOf(to) === year) continue;
    throw new Refusal('input.outsideYears', `input.rows.${at}.to`, { first: String(year), last: String(year) });
  }
}

/** Returns what is to be made: the activities asked for that the year does not have yet and that no series has by itself. */
async function planCarried({ tx }: Act, { year, rows }: RollOverInput, sources: readonly Source[]): Promise<Carried[]> {
  const byId = new Map(sources.map((one) => [one.id, one]));
  const workdays = await workCalendarsOf(
    tx,
    sources.map(({ calendarId }) => calendarId),
  );
  return rows.flatMap((row, at) => {
    const source = byId.get(row.eventInstance);
    if (!source) throw new Refusal('notFound', `input.rows.${at}.eventInstance`);
    if (source.goesOn || source.there !== null || row.rule === 'LEAVE_OUT') return [];
    return [
      { source, ...daysAsked(row, source, year, workdays.get(source.calendarId)!), responsible: row.responsible },
    ];
  });
}

/** Throws `calendar.responsible` if somebody is to be responsible who may not read the year wheel. */
async function refuseUnfit({ tx }: Act, { rows }: RollOverInput, sources: readonly Source[]): Promise<void> {
  const home = new Map(sources.map(({ id, calendarId }) => [id, calendarId]));
  const named = rows.flatMap(({ eventInstance, responsible }, at) =>
    responsible ? [{ calendar: home.get(eventInstance)!, field: `input.rows.${at}.responsible`, responsible }] : [],
  );
  for (const [calendar, people] of Map.groupBy(named, (one) => one.calendar)) {
    await refuseStrangers(tx, calendar, new Map(people.map(({ field, responsible }) => [field, responsible])));
  }
}
