import { createEventInput, createEventsInput } from '@samspel/domain/calendar/event.input';
import { type UpdateEventInput, updateEventInput } from '@samspel/domain/calendar/event-change.input';
import { type FoundSubject, findSubject } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import { keepRevision } from '../../../subject/revise.ts';
import { refuseStale, touchSubject } from '../../../subject/touch.ts';
import { calendarAction, refuseArchived } from '../calendar/calendar.action.ts';
import { refreshCalendar } from '../calendar/calendar.change.ts';
import { eventBody } from './series.body.ts';
import { planChange } from './series.change.ts';
import { createSeries } from './series.create.ts';
import { type EventRow, readEvents } from './series.queries.ts';
import type { ChangeToUndo } from './series.undone.ts';
import { writeEventChange } from './series.update.ts';

/** Makes a series in a year wheel, with every activity that it has up to the horizon (decisions 3 and 27). */
export const createEvent = calendarAction(createEventInput, async (input, act) => {
  const [event] = await createSeries(act, [input], () => 'input');
  return event!;
});

/** Makes several series at once: all of them, or none. */
export const createEvents = calendarAction(createEventsInput, (inputs, act) =>
  createSeries(act, inputs, (index) => `input.${index}`),
);

/** Changes a series; what its activities have of it changes with it (decision 27). */
export const updateEvent = calendarAction(updateEventInput, async (input, act) => {
  const found = await findSubject(act.tx, act.caller, input.id, 'edit', { kind: 'EVENT', field: 'input.id' });
  return saveEvent(act, found, input);
});

/**
 * Saves a change of a series that the caller may edit: the rule, the writing and the telling, whoever asks for it.
 * @param toUndo the change that it undoes, where it does: what that took comes back, and what it brought in goes
 */
export async function saveEvent(
  act: Act,
  found: FoundSubject,
  input: UpdateEventInput,
  toUndo?: ChangeToUndo,
): Promise<EventRow> {
  const { caller, tx, tell } = act;
  const { id, rootId } = found;
  refuseArchived(found);
  refuseStale(found, input.version);
  const change = await planChange(act, (await readEvents(tx, caller, [id]))[0]!, input, toUndo);

  const before = { version: found.version, by: found.createdBy, body: await eventBody(tx, id) };
  await writeEventChange(act, change, input);
  const version = await touchSubject(tx, id, { title: change.after.title });
  await keepRevision(tx, caller, { id, before, after: { version, body: await eventBody(tx, id) } });
  await refreshCalendar(act, rootId);

  await tell({ name: 'event.updated', subjectId: id, shownOn: [rootId] });
  return (await readEvents(tx, caller, [id]))[0]!;
}
