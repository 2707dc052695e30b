import { createEventInput, createEventsInput } from '@samspel/domain/calendar/event.input';
import { updateEventInput } from '@samspel/domain/calendar/event-change.input';
import { findSubject } from '../../../core/access/find-subject.ts';
import { calendarAction } from '../calendar/calendar.action.ts';
import { createSeries } from './series.create.ts';
import { saveEvent } from './series.save.ts';

/** Makes a series in a year wheel, with every activity that it has up to the horizon (product/activities#ways-to-happen, product/activities#how-a-series-is-stored). */
export const createEvent = calendarAction(createEventInput, async (input, act) => {
  const [event] = await createSeries(act, [input], () => 'input');
  return event!;
});

/** Makes several series at once: all of them, or none. */
export const createEvents = calendarAction(createEventsInput, (inputs, act) =>
  createSeries(act, inputs, (index) => `input.${index}`),
);

/** Changes a series, and with it what its activities have from it (product/activities#how-a-series-is-stored). */
export const updateEvent = calendarAction(updateEventInput, async (input, act) => {
  const found = await findSubject(act.tx, act.caller, input.id, 'edit', { kind: 'EVENT', field: 'input.id' });
  return saveEvent(act, found, input);
});
