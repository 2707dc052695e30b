import type { ChangeActivitiesInput } from '@samspel/domain/calendar/several.input';
import { refuseOutsideYears } from '@samspel/domain/calendar/years';
import { Refusal } from '@samspel/domain/refusal';
import { addDays, type Day } from '@samspel/domain/time/day';
import type { Changeable, Left } from './several.find.ts';

/** What became of several activities; `ids` are of those that changed and are still there. */
export type ChangedSeveral = {
  count: number;
  ids: number[];
  left: Left[];
  missing: number;
  changes: number[];
  removed: number[];
};

/** What of an activity a change of several can change, as it is to be. */
export type Wanted = Pick<
  Changeable,
  'startDate' | 'endDate' | 'reminderDate' | 'isDone' | 'responsibleId' | 'assignedById'
>;

/** An activity and what it is to be. */
export type Planned = { activity: Changeable; wanted: Wanted };

/** What an activity is to be. @param by id of who changes it */
export function wantedOf(input: ChangeActivitiesInput, activity: Changeable, by: number): Wanted {
  const { startDate, endDate, reminderDate, isDone, responsibleId, assignedById } = activity;
  const { moveDays: days = 0, moveEdge: edge, responsible } = input;
  const [ahead, later] = [edge === 'END' ? 0 : days, edge === 'START' ? 0 : days];
  const isHanded = responsible !== undefined && responsible !== responsibleId;
  return {
    startDate: addDays(startDate, ahead),
    endDate: addDays(endDate, later),
    reminderDate: reminderDate && addDays(reminderDate, later),
    isDone: input.isDone ?? isDone,
    responsibleId: isHanded ? responsible : responsibleId,
    assignedById: isHanded ? responsible && by : assignedById,
  };
}

const compared = ['startDate', 'endDate', 'reminderDate', 'isDone', 'responsibleId'] as const;

/** Whether an activity is not yet what it is to be. */
export const isChange = ({ activity, wanted }: Planned): boolean =>
  compared.some((field) => activity[field] !== wanted[field]);

/** Whether days that are to be lie in no year that a wheel can show. */
export function isOutsideYears({ startDate, endDate }: Wanted, today: Day): boolean {
  try {
    refuseOutsideYears({ startDate, endDate }, today);
    return false;
  } catch (problem) {
    if (problem instanceof Refusal) return true;
    throw problem;
  }
}

/** Whether the tick is all that changes. */
export const isTick = ({ activity, wanted }: Planned): boolean =>
  compared.every((field) => (field === 'isDone') === (activity[field] !== wanted[field]));
