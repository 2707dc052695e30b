import { z } from 'zod';
import { deadlineTypes } from '../grant/grant.ts';
import { refuseField } from '../input/refuse-field.ts';
import { atMost, choice, day, id, maybe, plainLine, version, wholeNumber } from '../input.ts';
import { leadUpLimit, planTaskLimit } from './case-plan.ts';

/** A task before a deadline: it is due `daysBefore` days before it. */
const planTask = z.strictObject({ title: plainLine(120), daysBefore: wholeNumber(0, leadUpLimit) });

/** Tasks, at least one, in a year wheel before a deadline of the grant or before one's own day: either `deadline` or `day`. */
export const planGrantCaseInput = z
  .strictObject({
    ...{ id, version },
    type: choice(deadlineTypes),
    calendar: id,
    deadline: maybe(id),
    day: maybe(day),
    tasks: atMost(planTask, planTaskLimit),
  })
  .superRefine(({ deadline, day, tasks }, context) => {
    if (deadline !== undefined && day !== undefined) refuseField(context, ['day'], 'input.eitherOr');
    if (deadline === undefined && day === undefined) refuseField(context, ['day'], 'input.required');
    if (tasks.length === 0) refuseField(context, ['tasks'], 'input.required');
  });
export type PlanGrantCaseInput = z.output<typeof planGrantCaseInput>;

/** Whether the tasks move with a deadline that moved. `to` is the new deadline as it was shown. */
export const followGrantCaseDeadlineInput = z.strictObject({ id, version, plan: id, to: day, isMoved: z.boolean() });

/** Takes back what was last done with a plan's tasks. */
export const undoGrantCasePlanInput = z.strictObject({ id, version, plan: id });
