import { rolloverMissingInput, rolloverPreviewInput, rolloverRows } from '@samspel/domain/calendar/rollover.input';
import { refuseOutsideYears } from '@samspel/domain/calendar/years';
import { Refusal } from '@samspel/domain/refusal';
import { osloToday } from '@samspel/domain/time/oslo';
import { sayer } from '@samspel/i18n/format';
import { findSubject } from '../../../core/access/find-subject.ts';
import type { Caller } from '../../../core/base/caller.ts';
import type { Db } from '../../../core/database/pool.ts';
import type { Resolvers } from '../../../core/graphql/context.ts';
import { workCalendarsOf } from '../../../core/people/work-calendar.ts';
import { instanceById } from '../activity/activity.queries.ts';
import { calendarQuery, refuseArchived } from '../calendar/calendar.action.ts';
import { countMissing, readOwned } from './rollover.missing.ts';
import { planRow, type RolloverRow } from './rollover.plan.ts';
import { readSources } from './rollover.source.ts';

/** Refuses year wheels that the caller may not write, or that are archived. */
async function refuseUnwritable(db: Db, caller: Caller, calendars: readonly number[], name: string): Promise<void> {
  for (const [at, id] of calendars.entries()) {
    refuseArchived(await findSubject(db, caller, id, 'edit', { kind: 'CALENDAR', field: `${name}.${at}` }));
  }
}

/** The preview of a rollover, and its fields. */
export const rolloverFields: Resolvers = {
  Query: {
    rolloverPreview: calendarQuery(rolloverPreviewInput, async ({ calendars, year, rules }, { services, caller }) => {
      await refuseUnwritable(services.db, caller, calendars, 'input.calendars');
      refuseOutsideYears({ 'input.year': `${year}-01-01` }, osloToday(services.now()));
      const sources = await readSources(services.db, caller, calendars, year, rolloverRows + 1);
      if (sources.length > rolloverRows) throw new Refusal('input.tooMany', 'input.calendars', { max: rolloverRows });
      const workdays = await workCalendarsOf(services.db, calendars);
      const chosen = new Map(rules.map(({ eventInstance, rule }) => [eventInstance, rule]));
      const say = sayer(caller.locale);
      return sources.map((one) => planRow(one, year, chosen.get(one.id), workdays.get(one.calendarId)!, say));
    }),
    rolloverMissing: calendarQuery(rolloverMissingInput, async ({ calendars, year }, { services: { db }, caller }) => {
      if (calendars) await refuseUnwritable(db, caller, calendars, 'calendars');
      return countMissing(db, caller, calendars ?? (await readOwned(db, caller)), year);
    }),
  },
  RolloverRow: {
    eventInstance: ({ id }: RolloverRow, _args, { load }) => load(instanceById, id),
  },
};
