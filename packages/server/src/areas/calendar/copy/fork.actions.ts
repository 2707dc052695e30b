import { id } from '@samspel/domain/input';
import { z } from 'zod';
import { findSubject } from '../../../core/access/find-subject.ts';
import { calendarAction, refuseArchived } from '../calendar/calendar.action.ts';
import { readChangedCalendar } from '../calendar/calendar.queries.ts';
import { readOrigin, unlinkFork } from './fork.write.ts';

/** Ends the link between a fork and its origin, for a caller who may know of the fork and change the origin (product/sharing#copies-and-forks). */
export const endFork = calendarAction(z.strictObject({ id }), async (input, { caller, tx, emit }) => {
  const originId = await readOrigin(tx, caller, input.id);
  const origin = await findSubject(tx, caller, originId, 'edit', { kind: 'CALENDAR', field: 'id' });

  refuseArchived(origin);

  await unlinkFork(tx, input.id);

  await emit({ name: 'calendar.forkEnded', subjectId: origin.id, shownOn: [input.id] });
  return readChangedCalendar(tx, caller, origin.id);
});
