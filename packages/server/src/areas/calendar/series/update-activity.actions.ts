import { updateActivityInput } from '@samspel/domain/calendar/update-activity.input';
import { Refusal } from '@samspel/domain/refusal';
import { findSubject } from '../../../core/access/find-subject.ts';
import { readInstance } from '../activity/activity.queries.ts';
import { saveInstance } from '../activity/activity.save.ts';
import { calendarAction } from '../calendar/calendar.action.ts';
import { saveEvent } from './series.save.ts';

/**
 * Changes an activity and its series together: what only the activity has, and what all of the series have (product/activities#changing-a-series).
 */
export const updateActivity = calendarAction(updateActivityInput, async ({ activity, series }, act) => {
  const { tx, caller } = act;
  const one = await findSubject(tx, caller, activity.id, 'edit', {
    kind: 'EVENT_INSTANCE',
    field: 'input.activity.id',
  });
  const all = await findSubject(tx, caller, series.id, 'edit', { kind: 'EVENT', field: 'input.series.id' });
  const { eventId } = await readInstance(tx, caller, one.id);
  if (eventId !== all.id) throw new Refusal('notFound', 'input.series.id');

  await inPart('activity', () => saveInstance(act, one, activity));
  const event = await inPart('series', () => saveEvent(act, all, series));
  return { activityId: one.id, event };
});

/** Makes a refusal of a part name the field within that part. */
async function inPart<Saved>(part: 'activity' | 'series', save: () => Promise<Saved>): Promise<Saved> {
  try {
    return await save();
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    const field = problem.field?.replace(/^input\.?/, `input.${part}.`);
    throw new Refusal(problem.code, field, problem.values);
  }
}
