import { eventsAtOnce } from '@samspel/domain/calendar/event.input';
import { removeEventInstanceInput } from '@samspel/domain/calendar/event-instance.input';
import { id, listOf } from '@samspel/domain/input';
import { z } from 'zod';
import { findSubject, findSubjects } from '../../../core/access/find-subject.ts';
import { calendarAction, refuseArchived } from '../calendar/calendar.action.ts';
import { refreshCalendar } from '../calendar/calendar.change.ts';
import { readEvents } from '../series/series.queries.ts';
import { removeActivities, removeSeries, whatGoes } from './removal.write.ts';

/** Removes one activity, or it and the rest of its series; a series without activities is removed too. Returns the series that is left, or null. */
export const removeEventInstance = calendarAction(removeEventInstanceInput, async (input, act) => {
  const { caller, tx, emit, services } = act;
  const found = await findSubject(tx, caller, input.id, 'edit', { kind: 'EVENT_INSTANCE', field: 'id' });

  refuseArchived(found);

  const going = await whatGoes(tx, found.id, input.scope, services.now());
  if (going.isAll) await removeSeries(act, going.eventId);
  else await removeActivities(act, going);
  await refreshCalendar(act, found.rootId);

  await emit({
    name: 'eventInstance.removed',
    subjectId: found.id,
    shownOn: [going.eventId, found.rootId],
    endsRights: true,
  });
  return going.isAll ? null : (await readEvents(tx, caller, [going.eventId]))[0]!;
});

/** Removes a series with all its activities, past and ticked ones too; returns its id. */
export const removeEvent = calendarAction(z.strictObject({ id }), async (input, act) => {
  const found = await findSubject(act.tx, act.caller, input.id, 'edit', { kind: 'EVENT', field: 'id' });

  refuseArchived(found);

  await removeSeries(act, found.id);
  await refreshCalendar(act, found.rootId);

  await act.emit({ name: 'event.removed', subjectId: found.id, shownOn: [found.rootId], endsRights: true });
  return found.id;
});

const eventIds = z.strictObject({ ids: listOf(id, eventsAtOnce) });

/** Removes several series at once: all of them, or none; returns their ids. */
export const removeEvents = calendarAction(eventIds, async ({ ids }, act) => {
  const found = await findSubjects(act.tx, act.caller, ids, 'edit', { kind: 'EVENT', field: 'ids' });

  for (const series of found) refuseArchived(series);

  for (const series of found) await removeSeries(act, series.id);
  for (const calendar of new Set(found.map(({ rootId }) => rootId))) await refreshCalendar(act, calendar);

  for (const { id: subjectId, rootId } of found) {
    await act.emit({ name: 'event.removed', subjectId, shownOn: [rootId], endsRights: true });
  }
  return ids;
});
