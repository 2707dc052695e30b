import { type PlanTaskState, planTaskState, taskDay } from '@samspel/domain/grant-case/case-plan';
import type { Day } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import type { Context, Resolvers } from '../../core/graphql/context.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { deadlineDay, type PlanRow, plansOf, type TaskRow, tasksOf } from './case-plan.queries.ts';
import type { CaseRow } from './grant-case.queries.ts';

/** The fields of an activity that show where a task is now. */
type Activity = { id: number; startDate: Day; endDate: Day; isDone: boolean };
type Task = Omit<TaskRow, 'activityId' | 'title'> & {
  title: string | null;
  state: PlanTaskState;
  newDay: Day | null;
  activity: Activity | null;
};

/** Resolves the tasks before deadlines that cases have planned. */
export const casePlanFields = (kinds: Kinds): Resolvers => ({
  GrantCase: { plans: ({ id }: CaseRow, _args, { load }) => load(plansOf, id) },
  GrantCasePlan: {
    calendar: ({ calendarId }: PlanRow, _args, { load }) => load(kinds.of('CALENDAR').byId!, calendarId),
    movedTo,
    isGone: async ({ deadlineId }: PlanRow, _args, { load }) =>
      deadlineId !== null && (await load(deadlineDay, deadlineId)) === null,
    tasks: (plan: PlanRow, _args, context) => readPlanTasks(kinds, plan, context),
  },
});

/** The day to which the deadline of a plan has moved; null if it has not moved. */
async function movedTo({ deadlineId, deadline }: PlanRow, _args: unknown, { load }: Context): Promise<Day | null> {
  const found = deadlineId === null ? null : await load(deadlineDay, deadlineId);
  return found && found.day !== deadline ? found.day : null;
}

async function readPlanTasks(kinds: Kinds, plan: PlanRow, context: Context): Promise<Task[]> {
  const to = await movedTo(plan, {}, context);
  const today = osloToday(context.services.now());
  const activityById = kinds.of('EVENT_INSTANCE').byId!;
  const tasks = await context.load(tasksOf, plan.id);
  return Promise.all(
    tasks.map(async ({ activityId, ...task }) => {
      const activity = activityId && ((await context.load(activityById, activityId)) as Activity | null);
      const state = planTaskState(task.day, activity || null);
      const newDay = to !== null && to >= today && state === 'PLANNED' ? taskDay(to, task.daysBefore, today) : null;
      if (!activity) return { ...task, title: null, state, newDay, activity: null };
      return { ...task, day: activity.startDate, state, newDay, activity };
    }),
  );
}
