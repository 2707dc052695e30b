import { createEventInput } from '@samspel/domain/calendar/event.input';
import { osloToday } from '@samspel/domain/time/oslo';
import { findSubject } from '../../core/access/find-subject.ts';
import { calendarAction, refuseArchived } from './calendar.action.ts';
import { markCalendarChanged, refreshNextDeadline } from './calendar.change.ts';
import { planSeries, responsibleFields } from './event.plan.ts';
import { readEvents } from './event.queries.ts';
import { insertEvent } from './event.write.ts';
import { refuseStrangers } from './responsible.ts';
import { tagSubject } from './tag.queries.ts';

/** Makes a series in a year wheel, with every activity that it has up to the horizon (decisions 3 and 27). */
export const createEvent = calendarAction(createEventInput, async (input, { caller, tx, tell, services }) => {
  const calendar = await findSubject(tx, caller, input.calendar, 'edit', { kind: 'CALENDAR', field: 'input.calendar' });

  refuseArchived(calendar);
  await refuseStrangers(tx, calendar.id, responsibleFields(input));
  const plan = planSeries(input, osloToday(services.now()));

  const id = await insertEvent(tx, caller, calendar.id, input, plan);
  await tagSubject(tx, id, input.tags);
  await refreshNextDeadline(tx, calendar.id, services.now());
  await markCalendarChanged(tx, calendar.id);

  await tell({ name: 'event.created', subjectId: id, shownOn: [calendar.id] });
  const [event] = await readEvents(tx, caller, [id]);
  return event!;
});
