import type { UpdateEventInput } from '@samspel/domain/calendar/event-change.input';
import type { LockedSubject } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import { revise } from '../../../subject/revise.ts';
import { refuseStale, touchSubject } from '../../../subject/touch.ts';
import { refuseArchived } from '../calendar/calendar.action.ts';
import { refreshCalendar } from '../calendar/calendar.change.ts';
import { findNewCalendar, moveSeries } from './move-to-calendar.ts';
import { eventBody } from './series.body.ts';
import { planChange } from './series.change.ts';
import { type EventRow, readEvents } from './series.queries.ts';
import type { ChangeToUndo } from './series.undone.ts';
import { writeEventChange } from './series.update.ts';

/**
 * Saves a change of a series that the caller may edit: checks the rules, writes and announces it. If the series moves, throws as `findNewCalendar`
 * does.
 * @param toUndo the change that this one undoes, if any: what that one removed comes back, and what it added is removed
 */
export async function saveEvent(
  act: Act,
  found: LockedSubject,
  input: UpdateEventInput,
  toUndo?: ChangeToUndo,
): Promise<EventRow> {
  const { caller, tx, emit } = act;
  const { id, rootId } = found;
  refuseArchived(found);
  refuseStale(found, input.version);
  const isMoved = input.calendar !== undefined && input.calendar !== rootId;
  const home = isMoved ? await findNewCalendar(act, input.calendar!, 'input.calendar') : undefined;
  const change = await planChange(act, (await readEvents(tx, caller, [id]))[0]!, input, toUndo);

  const data = await revise(act, eventBody, found, async () => {
    const data = await writeEventChange(act, change, input);
    if (home) await moveSeries(tx, [id], home.id);
    await touchSubject(tx, id, { title: change.after.title });
    return data;
  });
  const calendars = home ? [rootId, home.id] : [rootId];
  for (const calendar of calendars) await refreshCalendar(act, calendar);

  if (home) await emit({ name: 'event.moved', subjectId: id, shownOn: calendars, endsRights: true });
  else await emit({ name: 'event.updated', subjectId: id, shownOn: calendars, data });
  return (await readEvents(tx, caller, [id]))[0]!;
}
