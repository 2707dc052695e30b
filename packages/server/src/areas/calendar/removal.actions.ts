import { removeEventInstanceInput } from '@samspel/domain/calendar/event-instance.input';
import { id } from '@samspel/domain/input';
import { sql } from 'kysely';
import { z } from 'zod';
import { findSubject } from '../../core/access/find-subject.ts';
import { keepRevision } from '../../core/subject/keep-revision.ts';
import { removeSubject } from '../../core/subject/remove-subject.ts';
import { touchSubject } from '../../core/subject/touch-subject.ts';
import { calendarAction, refuseArchived } from './calendar.action.ts';
import { eventBody } from './event.body.ts';
import { readEvents } from './event.queries.ts';
import { byStart, readInstances } from './instance.queries.ts';
import { afterRemoval, removeIfEmpty, removeOne, removeRest } from './removal.write.ts';

/** Removes one activity, or it and the rest of its series; a series without activities goes too. Answers the series that is left. */
export const removeEventInstance = calendarAction(removeEventInstanceInput, async (input, act) => {
  const { caller, tx, tell, services } = act;
  const found = await findSubject(tx, caller, input.id, 'edit', { kind: 'EVENT_INSTANCE', field: 'id' });

  refuseArchived(found);

  const [instance] = await readInstances(tx, caller, sql<boolean>`i.id = ${found.id}`, byStart, {
    limit: 1,
    offset: 0,
  });
  const { eventId } = instance!;
  const [series] = await readEvents(tx, caller, [eventId]);
  const before = { version: series!.version, by: series!.createdById, body: await eventBody(tx, eventId) };
  if (input.scope === 'ONE') await removeOne(tx, instance!);
  else await removeRest(tx, instance!, services.now());
  const isOver = await removeIfEmpty(tx, eventId);
  if (!isOver) {
    const version = await touchSubject(tx, eventId);
    await keepRevision(tx, caller, { id: eventId, before, after: { version, body: await eventBody(tx, eventId) } });
  }
  await afterRemoval(act, found.rootId);

  await tell({
    name: 'eventInstance.removed',
    subjectId: found.id,
    shownOn: [eventId, found.rootId],
    endsRights: true,
  });
  return isOver ? null : (await readEvents(tx, caller, [eventId]))[0]!;
});

/** Removes a series with all its activities, past and ticked ones too; answers its id. */
export const removeEvent = calendarAction(z.strictObject({ id }), async (input, act) => {
  const found = await findSubject(act.tx, act.caller, input.id, 'edit', { kind: 'EVENT', field: 'id' });

  refuseArchived(found);

  await removeSubject(act.tx, found.id);
  await afterRemoval(act, found.rootId);

  await act.tell({ name: 'event.removed', subjectId: found.id, shownOn: [found.rootId], endsRights: true });
  return found.id;
});
