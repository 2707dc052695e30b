import type { ChangeActivitiesInput } from '@samspel/domain/calendar/several.input';
import { placed } from '@samspel/domain/calendar/working-day';
import { refuseOutsideYears } from '@samspel/domain/calendar/years';
import { Refusal } from '@samspel/domain/refusal';
import { addDays, type Day, daysBetween } from '@samspel/domain/time/day';
import type { WorkCalendar } from '@samspel/domain/time/working-days';
import type { Changeable, Left } from './several.find.ts';

/** The outcome of changing several activities; `ids` are those that changed and still exist. */
export type ChangedSeveral = {
  count: number;
  ids: number[];
  left: Left[];
  missing: number;
  changes: number[];
  removed: number[];
};

/** The fields that a change of several activities can change, with the values wanted. */
export type Wanted = Pick<
  Changeable,
  'startDate' | 'endDate' | 'movedFrom' | 'reminderDate' | 'isDone' | 'responsibleId' | 'assignedById'
>;

/** An activity and its wanted values. */
export type Planned = { activity: Changeable; wanted: Wanted };

/**
 * Works out the wanted values of an activity.
 * @param by id of the person who changes it
 * @param calendar the working days of the organization of its year wheel
 */
export function wantedOf(
  input: ChangeActivitiesInput,
  activity: Changeable,
  by: number,
  calendar: WorkCalendar,
): Wanted {
  const { startDate, endDate, movedFrom = null, reminderDate, isDone, responsibleId, assignedById } = activity;
  const { moveDays: count = 0, moveEdge: edge, responsible } = input;
  const [ahead, later] = [edge === 'END' ? 0 : count, edge === 'START' ? 0 : count];
  const isHanded = responsible !== undefined && responsible !== responsibleId;
  const days = input.moveDays
    ? placed({ startDate: addDays(startDate, ahead), endDate: addDays(endDate, later) }, activity, calendar)
    : { startDate, endDate, movedFrom };
  return {
    startDate: days.startDate,
    endDate: days.endDate,
    movedFrom: days.movedFrom ?? null,
    reminderDate: reminderDate && addDays(reminderDate, daysBetween(endDate, days.endDate)),
    isDone: input.isDone ?? isDone,
    responsibleId: isHanded ? responsible : responsibleId,
    assignedById: isHanded ? responsible && by : assignedById,
  };
}

const compared = ['startDate', 'endDate', 'reminderDate', 'isDone', 'responsibleId'] as const;

/** Whether an activity differs from its wanted values. */
export const isChange = ({ activity, wanted }: Planned): boolean =>
  compared.some((field) => activity[field] !== wanted[field]);

/** Whether the wanted days are outside the years that a wheel can show. */
export function isOutsideYears({ startDate, endDate }: Wanted, today: Day): boolean {
  try {
    refuseOutsideYears({ startDate, endDate }, today);
    return false;
  } catch (problem) {
    if (problem instanceof Refusal) return true;
    throw problem;
  }
}

/** Whether only the tick changes. */
export const isTick = ({ activity, wanted }: Planned): boolean =>
  compared.every((field) => (field === 'isDone') === (activity[field] !== wanted[field]));
