import { id } from '@samspel/domain/input';
import { Refusal } from '@samspel/domain/refusal';
import { trashLimit } from '@samspel/domain/subject/trash';
import { z } from 'zod';
import { findSubject, type LockedSubject } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import { readInstance } from '../activity/activity.queries.ts';
import { calendarAction, refuseArchived } from '../calendar/calendar.action.ts';
import { refreshCalendar } from '../calendar/calendar.change.ts';
import { removalOf } from '../series/removal-batch.queries.ts';
import { bringBack, refuseTakenDays } from '../series/removal-batch.restore.ts';
import { readEvents } from '../series/series.queries.ts';

const removedId = z.strictObject({ id });

/** Brings a removed series back, with everything that was removed together with it. */
export const restoreEvent = calendarAction(removedId, async (input, act) => {
  const { caller, tx, emit } = act;
  const found = await findSubject(tx, caller, input.id, 'bringBack', { kind: 'EVENT', field: 'id' });
  await undoRemoval(act, found);
  await emit({ name: 'event.broughtBack', subjectId: found.id, shownOn: [found.rootId] });
  return (await readEvents(tx, caller, [found.id]))[0]!;
});

/** Brings a removed activity back, with everything that was removed together with it: the rest of its series, or all of it. */
export const restoreEventInstance = calendarAction(removedId, async (input, act) => {
  const { caller, tx, emit } = act;
  const found = await findSubject(tx, caller, input.id, 'bringBack', { kind: 'EVENT_INSTANCE', field: 'id' });
  await undoRemoval(act, found);
  await emit({ name: 'eventInstance.broughtBack', subjectId: found.id, shownOn: [found.parentId!, found.rootId] });
  return readInstance(tx, caller, found.id);
});

/**
 * Brings back what one removal took, after checking the rules: only what a person removed comes back, and only for 30 days
 * (product/access#archive-and-trash).
 */
export async function undoRemoval(act: Act, found: LockedSubject): Promise<void> {
  const { tx, services } = act;
  refuseArchived(found);
  const removal = await removalOf(tx, found.id, trashLimit(services.now()));
  if (!removal) throw new Refusal('notFound', 'id');
  await refuseTakenDays(tx, removal);

  await bringBack(act, removal);
  await refreshCalendar(act, found.rootId);
}
