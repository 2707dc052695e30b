import { plannedIn, planTaskTitle, taskDay } from '@samspel/domain/grant-case/case-plan';
import {
  followGrantCaseDeadlineInput,
  type PlanGrantCaseInput,
  planGrantCaseInput,
  undoGrantCasePlanInput,
} from '@samspel/domain/grant-case/case-plan.input';
import { Refusal } from '@samspel/domain/refusal';
import type { Day } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import { findSubject } from '../../core/access/find-subject.ts';
import type { Act } from '../../core/area/action.ts';
import type { Kinds } from '../../subject/kinds.ts';
import type { TakesTasks } from '../../subject/takes-tasks.ts';
import { readDeadlineDays } from '../grant/grant.access.ts';
import { findPlan, type PlanRow, readTasks, type TaskRow } from './case-plan.queries.ts';
import { taskPurpose } from './case-plan.words.ts';
import { dropEmptyPlans, insertPlan, replacePlan } from './case-plan.write.ts';
import type { CaseRow } from './grant-case.queries.ts';
import { caseAction, findCase, saveCase } from './grant-case.save.ts';

/** Adds tasks before a deadline to a year wheel that the caller may write (product/grants#tasks-before-a-deadline). */
export const planGrantCaseAction = (kinds: Kinds) =>
  caseAction(planGrantCaseInput, async (input, act) => {
    const { tx, caller } = act;
    const found = await findCase(act, input.id, input.version);
    const grant = await findSubject(tx, caller, found.grantId, 'see', {
      kind: 'ACTION_VALUE',
      field: 'input.deadline',
    });

    if (plannedIn(found.state) !== input.type) throw new Refusal('grantCase.notPlanned', 'input.type');
    const deadline = await deadlineOf(act, found, input);
    refusePassed(act, deadline, input.deadline === undefined ? 'input.day' : 'input.deadline');

    const today = osloToday(act.services.now());
    const tasks = input.tasks.map((task) => ({ ...task, day: taskDay(deadline, task.daysBefore, today) }));
    const description = taskPurpose(caller.locale, input.type, grant);
    const ids = await wheelTasks(kinds).make(
      act,
      { id: input.calendar, field: 'input.calendar' },
      tasks.map(({ title, day }) => ({
        ...{ title: planTaskTitle(title, grant.title), description, day, responsible: found.responsibleId },
      })),
    );
    await dropEmptyPlans(tx, input.id, input.calendar);
    const kept = tasks.map((task, index) => ({ ...task, activityId: ids[index]! }));
    const isNew = await insertPlan(tx, input, deadline, kept);
    if (!isNew) throw new Refusal('grantCase.planned', 'input.calendar');

    return saveCase(act, found, {});
  });

/** Decides whether the tasks of a plan follow a deadline that has moved. */
export const followGrantCaseDeadlineAction = (kinds: Kinds) =>
  caseAction(followGrantCaseDeadlineInput, async ({ id, version, plan: planId, to, isMoved }, act) => {
    const found = await findCase(act, id, version);
    const plan = await planOf(act, found, planId);

    const days = plan.deadlineId === null ? null : await readDeadlineDays(act.tx, act.caller, [plan.deadlineId]);
    const now = days?.get(plan.deadlineId!)?.day;
    if (now !== to || now === plan.deadline) throw new Refusal('conflict', 'input.to');
    if (isMoved) refusePassed(act, to, 'input.to');

    const today = osloToday(act.services.now());
    const moved = isMoved ? await moveTasks(act, kinds, plan, ({ daysBefore }) => taskDay(to, daysBefore, today)) : [];
    await replacePlan(act.tx, { id: plan.id, deadline: to, previous: plan.deadline, moved });

    return saveCase(act, found, {});
  });

/** Undoes the last change to the tasks of a plan. */
export const undoGrantCasePlanAction = (kinds: Kinds) =>
  caseAction(undoGrantCasePlanInput, async ({ id, version, plan: planId }, act) => {
    const found = await findCase(act, id, version);
    const plan = await planOf(act, found, planId);

    if (plan.previousDeadline === null) await dropPlan(act, kinds, plan);
    else {
      const moved = await moveTasks(act, kinds, plan, ({ previousDay }) => previousDay);
      await replacePlan(act.tx, { id: plan.id, deadline: plan.previousDeadline, previous: null, moved });
    }

    return saveCase(act, found, {});
  });

/** The functions by which year wheels take tasks. */
function wheelTasks({ of }: Kinds): TakesTasks {
  const { takesTasks } = of('CALENDAR');
  if (!takesTasks) throw new Error('Year wheels take no tasks');
  return takesTasks;
}

/** The day that tasks lead up to. Throws `notFound` if the grant has no such deadline of that type. */
async function deadlineOf({ tx, caller }: Act, { grantId }: CaseRow, input: PlanGrantCaseInput): Promise<Day> {
  if (input.deadline === undefined) return input.day!;
  const found = (await readDeadlineDays(tx, caller, [input.deadline])).get(input.deadline);
  if (found?.grantId !== grantId || found.type !== input.type) throw new Refusal('notFound', 'input.deadline');
  return found.day;
}

function refusePassed({ services }: Act, day: Day, field: string): void {
  if (day < osloToday(services.now())) throw new Refusal('grantCase.deadlinePassed', field);
}

async function planOf({ tx, caller }: Act, { id }: CaseRow, planId: number): Promise<PlanRow> {
  const plan = await findPlan(tx, caller, id, planId);
  if (!plan) throw new Refusal('notFound', 'input.plan');
  return plan;
}

type Present = TaskRow & { activityId: number };

const presentTasks = async ({ tx }: Act, { id }: PlanRow): Promise<Present[]> =>
  (await readTasks(tx, [id])).filter((task): task is Present => task.activityId !== null);

/** Moves the tasks that are still where their plan put them; returns those moved, with their new days. @param dayOf returns null to leave a task */
async function moveTasks(act: Act, kinds: Kinds, plan: PlanRow, dayOf: (task: TaskRow) => Day | null) {
  const wanted = (await presentTasks(act, plan)).flatMap((task) => {
    const to = dayOf(task);
    return to === null ? [] : [{ task, move: { id: task.activityId, day: task.day, to } }];
  });
  const moves = wanted.map(({ move }) => move);
  const moved = new Set(await wheelTasks(kinds).move(act, moves, 'input.plan'));
  return wanted.filter(({ move }) => moved.has(move.id)).map(({ task, move }) => ({ id: task.id, day: move.to }));
}

/** Deletes the plan, and removes its tasks that are still as planned; the others stay in the year wheel. */
async function dropPlan(act: Act, kinds: Kinds, plan: PlanRow): Promise<void> {
  const tasks = (await presentTasks(act, plan)).map(({ activityId, day }) => ({ id: activityId, day }));
  await wheelTasks(kinds).remove(act, tasks, 'input.plan');
  await act.tx.deleteFrom('grant_case_plan').where('id', '=', plan.id).execute();
}
