import { createEventInput } from '@samspel/domain/calendar/event.input';
import { refuseOutsideYears } from '@samspel/domain/calendar/years';
import { readInput } from '@samspel/domain/input';
import { Refusal, type RefusalCode } from '@samspel/domain/refusal';
import { osloToday } from '@samspel/domain/time/oslo';
import { findSubject } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import type { Tx } from '../../../core/database/pool.ts';
import type { NewTask, PlacedTask, TakesTasks } from '../../../subject/takes-tasks.ts';
import { saveInstances } from '../activity/activity.save.ts';
import { readableBy } from '../activity/responsible.ts';
import { refuseArchived } from '../calendar/calendar.action.ts';
import { createSeries } from '../series/series.create.ts';
import { type Changeable, findActivities } from './bulk.find.ts';
import { removeInBulk } from './bulk.remove.ts';

/** Puts tasks of other areas into a year wheel: each becomes a single activity of one day. */
export const wheelTasks: TakesTasks = {
  make: async (act, { id, field }, tasks) => {
    const wheel = await findSubject(act.tx, act.caller, id, 'edit', { kind: 'CALENDAR', field });
    refuseArchived(wheel);

    const inputs = await Promise.all(tasks.map((task) => inputOf(act.tx, id, task)));
    const series = await createSeries(act, inputs, (index) => `input.tasks.${index}`);
    return activitiesOf(
      act.tx,
      series.map((one) => one.id),
    );
  },

  move: async (act, tasks, field) => {
    const placed = await findPlaced(act, tasks, field);
    const today = osloToday(act.services.now());
    for (const { task } of placed) refuseOutsideYears({ [field]: task.to }, today);
    await saveInstances(
      act,
      placed.map(({ activity: found, task: { to } }) => ({
        found,
        input: { startDate: to, endDate: to },
      })),
    );
    return placed.map(({ activity }) => activity.id);
  },

  remove: async (act, tasks, field) => {
    const placed = await findPlaced(act, tasks, field);
    if (placed.length > 0) {
      await removeInBulk(
        act,
        placed.map(({ activity }) => activity),
      );
    }
  },
};

async function inputOf(tx: Tx, calendar: number, { title, description, day, responsible }: NewTask) {
  const mayRead = await readableBy(tx, [calendar], responsible);
  return readInput(createEventInput, {
    ...{ calendar, title, description, startDate: day },
    ...(responsible !== null && mayRead(calendar) && { responsible }),
  });
}

/** Reads the one activity of each series. */
async function activitiesOf(tx: Tx, series: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('event_instance')
    .select(['id', 'event_id'])
    .where('event_id', 'in', series)
    .execute();
  const found = new Map(rows.map((row) => [row.event_id, row.id]));
  return series.map((id) => found.get(id)!);
}

/**
 * Finds and locks the tasks' activities that are open and on their day. Throws a refusal if there is any that the caller may know of but not change.
 */
async function findPlaced<Task extends PlacedTask>(act: Act, tasks: readonly Task[], field: string) {
  const ids = tasks.map(({ id }) => id);
  const { changeable, skipped } = await findActivities(act, ids, false);
  if (skipped.length > 0) throw new Refusal(skipped[0]!.why as RefusalCode, field);
  const isPlaced = ({ startDate, endDate, isDone }: Changeable, { day }: Task) =>
    !isDone && startDate === day && endDate === day;
  const byId = new Map(tasks.map((task) => [task.id, task]));
  return changeable
    .map((activity) => ({ activity, task: byId.get(activity.id)! }))
    .filter(({ activity, task }) => isPlaced(activity, task));
}
