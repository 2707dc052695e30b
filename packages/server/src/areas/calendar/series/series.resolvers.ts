import { countsOf, planEventChange } from '@samspel/domain/calendar/event-change';
import { previewEventChangeInput } from '@samspel/domain/calendar/event-change.input';
import { previewSeriesInput } from '@samspel/domain/calendar/preview.input';
import { previewOccurrences } from '@samspel/domain/calendar/recurrence';
import { reminderDate } from '@samspel/domain/calendar/reminder';
import type { Occurrence } from '@samspel/domain/calendar/working-day';
import { refuseOutsideYears } from '@samspel/domain/calendar/years';
import { id, readInput } from '@samspel/domain/input';
import { partsInput } from '@samspel/domain/subject/list.input';
import { osloToday } from '@samspel/domain/time/oslo';
import { z } from 'zod';
import { findSubject } from '../../../core/access/find-subject.ts';
import type { Context, Resolvers } from '../../../core/graphql/context.ts';
import { pageFields } from '../../../core/graphql/page.ts';
import { readWorkCalendar, workCalendarOfRoot } from '../../../core/people/work-calendar.ts';
import { gated } from '../../../subject/card/card.ts';
import { historyOf } from '../../../subject/history/history.resolvers.ts';
import { tagsOf } from '../../../subject/tag/tag.queries.ts';
import { type InstanceRow, instanceById } from '../activity/activity.queries.ts';
import { assignedFields } from '../activity/activity.resolvers.ts';
import { pageOfInstances, progressOfInstances } from '../activity/activity-list.queries.ts';
import { calendarQuery, refuseArchived } from '../calendar/calendar.action.ts';
import type { CalendarRow } from '../calendar/calendar.queries.ts';
import { fromOf, newDays } from './series.change.ts';
import { daysOfSpan } from './series.plan.ts';
import { type EventRow, eventById } from './series.queries.ts';
import { pageOfEvents } from './series-list.queries.ts';
import { tagsOfCalendar } from './series-tags.queries.ts';
import { readSeries } from './stored-series.queries.ts';

const todayOf = ({ services }: Context) => osloToday(services.now());

/** The queries for series (one, those of a year wheel, and previews), and their fields. */
export const seriesFields: Resolvers = {
  Query: {
    event: calendarQuery(z.strictObject({ id }), async (input, { services: { db }, caller, load }) => {
      await findSubject(db, caller, input.id, 'see', { kind: 'EVENT', field: 'id' });
      return load(eventById, input.id);
    }),
    previewSeries: calendarQuery(previewSeriesInput, async ({ calendar, ...series }, context) => {
      const { services, caller } = context;
      if (calendar)
        await findSubject(services.db, caller, calendar, 'see', { kind: 'CALENDAR', field: 'input.calendar' });
      refuseOutsideYears(daysOfSpan(series), todayOf(context));
      const workdays = calendar
        ? await workCalendarOfRoot(services.db, calendar)
        : await readWorkCalendar(services.db, caller.organizationId);
      return previewOccurrences(series, todayOf(context), workdays);
    }),
    previewEventChange: calendarQuery(previewEventChangeInput, async (input, context) => {
      const { db } = context.services;
      refuseArchived(await findSubject(db, context.caller, input.id, 'edit', { kind: 'EVENT', field: 'input.id' }));
      const event = (await context.load(eventById, input.id))!;
      const series = await readSeries(db, event);
      refuseOutsideYears(newDays(event, series.instances, input), todayOf(context));
      const from = fromOf(series.instances, input);
      return countsOf(series, planEventChange({ ...series, from }, input, todayOf(context)));
    }),
  },
  Calendar: {
    ...gated({
      events: ({ id }: CalendarRow, args, context) => pageOfEvents(context, { id, ...readInput(partsInput, args, '') }),
    }),
    ...gated({ tags: ({ id }: CalendarRow, _args, { load }) => load(tagsOfCalendar, id) }, []),
  },
  Event: {
    ...assignedFields,
    ...historyOf('parent', 'CALENDAR'),
    kind: () => 'EVENT',
    reminderDate: ({ endDate, reminder }: EventRow) => reminderDate(endDate, reminder),
    tags: ({ id }: EventRow, _args, { load }) => load(tagsOf, id),
    progress: ({ id }: EventRow, _args, context) => progressOfInstances(context, { of: 'event', id, days: {} }),
    instances: ({ id }: EventRow, args, context) =>
      pageOfInstances(context, { of: 'event', id, days: {}, ...readInput(partsInput, args, '') }),
  },
  EventInstance: {
    event: ({ eventId }: InstanceRow, _args, { load }) => load(eventById, eventId),
    tags: ({ eventId }: InstanceRow, _args, { load }) => load(tagsOf, eventId),
  },
  UpdatedActivity: {
    activity: ({ activityId }: { activityId: number }, _args, { load }) => load(instanceById, activityId),
  },
  Occurrence: { movedFrom: ({ given }: Occurrence) => given?.endDate ?? null },
  EventPage: pageFields,
};
