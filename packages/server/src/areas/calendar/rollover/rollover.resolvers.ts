import { rolloverPreviewInput, rolloverRows } from '@samspel/domain/calendar/rollover.input';
import { refuseOutsideYears } from '@samspel/domain/calendar/years';
import { Refusal } from '@samspel/domain/refusal';
import { osloToday } from '@samspel/domain/time/oslo';
import { sayer } from '@samspel/i18n/format';
import { findSubject } from '../../../core/access/find-subject.ts';
import type { Resolvers } from '../../../core/graphql/context.ts';
import { workCalendarsOf } from '../../../core/people/work-calendar.ts';
import { instanceById } from '../activity/activity.queries.ts';
import { calendarQuery, refuseArchived } from '../calendar/calendar.action.ts';
import { planRow, type RolloverRow } from './rollover.plan.ts';
import { readSources } from './rollover.source.ts';

/** The preview of a rollover, and its fields. */
export const rolloverFields: Resolvers = {
  Query: {
    rolloverPreview: calendarQuery(rolloverPreviewInput, async ({ calendars, year, rules }, { services, caller }) => {
      for (const [at, id] of calendars.entries()) {
        const field = `input.calendars.${at}`;
        refuseArchived(await findSubject(services.db, caller, id, 'edit', { kind: 'CALENDAR', field }));
      }
      refuseOutsideYears({ 'input.year': `${year}-01-01` }, osloToday(services.now()));
      const sources = await readSources(services.db, caller, calendars, year, rolloverRows + 1);
      if (sources.length > rolloverRows) throw new Refusal('input.tooMany', 'input.calendars', { max: rolloverRows });
      const workdays = await workCalendarsOf(services.db, calendars);
      const chosen = new Map(rules.map(({ eventInstance, rule }) => [eventInstance, rule]));
      const say = sayer(caller.locale);
      return sources.map((one) => planRow(one, year, chosen.get(one.id), workdays.get(one.calendarId)!, say));
    }),
  },
  RolloverRow: {
    eventInstance: ({ id }: RolloverRow, _args, { load }) => load(instanceById, id),
  },
};
