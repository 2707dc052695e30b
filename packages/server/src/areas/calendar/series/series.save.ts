import type { UpdateEventInput } from '@samspel/domain/calendar/event-change.input';
import type { FoundSubject } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import { revise } from '../../../subject/revise.ts';
import { refuseStale, touchSubject } from '../../../subject/touch.ts';
import { refuseArchived } from '../calendar/calendar.action.ts';
import { refreshCalendar } from '../calendar/calendar.change.ts';
import { eventBody } from './series.body.ts';
import { planChange } from './series.change.ts';
import { type EventRow, readEvents } from './series.queries.ts';
import type { ChangeToUndo } from './series.undone.ts';
import { writeEventChange } from './series.update.ts';

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

  await revise(act, eventBody, found, async () => {
    await writeEventChange(act, change, input);
    await touchSubject(tx, id, { title: change.after.title });
  });
  await refreshCalendar(act, rootId);

  await tell({ name: 'event.updated', subjectId: id, shownOn: [rootId] });
  return (await readEvents(tx, caller, [id]))[0]!;
}
