import { updateEventInput } from '@samspel/domain/calendar/event-change.input';
import { readInput } from '@samspel/domain/input';
import { isInTime, trashLimit } from '@samspel/domain/subject/trash';
import type { LockedSubject } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import type { ChangeRow, SubjectDefinition } from '../../../subject/definition.ts';
import { codecsOf } from '../../../subject/fields.ts';
import { archived } from '../calendar/calendar.action.ts';
import { refreshCalendar } from '../calendar/calendar.change.ts';
import { removalThatMade, removedByChange } from './removal-batch.queries.ts';
import { bringBack, refuseTakenDays } from './removal-batch.restore.ts';
import { eventBody } from './series.body.ts';
import { inheritedOf } from './series.dates.ts';
import { seriesFields } from './series.fields.ts';
import { activityOf } from './series.opens.ts';
import { eventById } from './series.queries.ts';
import { saveEvent } from './series.save.ts';
import { activityOpenedFor, responsibleForSeries, seriesTellings } from './series.telling.ts';

/** A series of activities. */
export const seriesSubject: SubjectDefinition = {
  kind: 'EVENT',
  type: 'Event',
  byId: eventById,
  notifications: seriesTellings,
  responsible: responsibleForSeries,
  link: { parameter: 'activity', openedAs: activityOpenedFor },
  hasTagsInForm: true,
  isSharedByMail: true,
  opens: activityOf,
  fields: codecsOf(seriesFields),
  history: {
    archived,
    body: eventBody,
    save: (act, found, input, undone) =>
      saveEvent(act, found, readInput(updateEventInput, input), { ...undone, before: inheritedOf(undone.before) }),
    parts: {
      canComeBack: async ({ load, services }, { id }) =>
        isInTime((await load(removedByChange, id)).removedAt, services.now()),
      bringBack: bringBackTaken,
    },
  },
};

/**
 * Brings back what a removal took from a series; returns false if there is no such removal. What a changed repetition took comes back when the series
 * is saved as it was before that change.
 */
async function bringBackTaken(act: Act, found: LockedSubject, change: ChangeRow): Promise<boolean> {
  const removal = await removalThatMade(act.tx, change, trashLimit(act.services.now()));
  if (!removal || removal.isChange) return false;
  await refuseTakenDays(act.tx, removal);
  await bringBack(act, removal);
  await refreshCalendar(act, found.rootId);
  await act.emit({ name: 'event.broughtBack', subjectId: found.id, shownOn: [found.rootId] });
  return true;
}
