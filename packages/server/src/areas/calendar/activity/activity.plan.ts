import { refuseOutsideYears } from '@samspel/domain/calendar/years';
import { Refusal } from '@samspel/domain/refusal';
import { osloToday } from '@samspel/domain/time/oslo';
import { plainCalendar } from '@samspel/domain/time/working-days';
import type { LockedSubject } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import { workCalendarsOf } from '../../../core/people/work-calendar.ts';
import { refuseStale } from '../../../subject/touch.ts';
import { refuseArchived } from '../calendar/calendar.action.ts';
import { instanceChange, type PlannedChange, type WantedChange } from './activity.change.ts';
import { type InstanceRow, lockedInstances } from './activity.queries.ts';
import { type Assignment, readersAmong } from './responsible.ts';

/** Which of some changes the rules allow, and why they refuse the others. */
export type Plan = { planned: PlannedChange[]; refused: { found: LockedSubject; refusal: Refusal }[] };

/**
 * Works out what changes of activities write. Refused: `calendar.archived`, `conflict`, `calendar.responsible` for somebody who may not read the year
 * wheel, `input.endBeforeStart`, and `input.outsideYears` for new days that no wheel shows.
 * @param known activities that are read already
 */
export async function planChanges(
  { tx, caller, services }: Act,
  wanted: readonly WantedChange[],
  known?: ReadonlyMap<number, InstanceRow>,
): Promise<Plan> {
  const befores = known ?? (await lockedInstances(tx, caller, idsOf(wanted)));
  const workdays = await workCalendarsOf(
    tx,
    wanted.filter(isMoved).map(({ found }) => found.rootId),
  );
  const mayRead = await readersAmong(tx, wanted.flatMap(assignmentOf));
  const today = osloToday(services.now());
  const plan: Plan = { planned: [], refused: [] };
  for (const one of wanted) {
    const { found, input, at = 'input' } = one;
    const before = befores.get(found.id)!;
    try {
      refuseArchived(found);
      if (input.version !== undefined) refuseStale(found, input.version);
      if (!assignmentOf(one).every(mayRead)) throw new Refusal('calendar.responsible', 'input.responsible');
      const change = instanceChange(one, before, caller, workdays.get(found.rootId) ?? plainCalendar);
      const { start_date: start, end_date: end } = change.columns;
      refuseOutsideYears({ 'input.startDate': start, 'input.endDate': end }, today);
      plan.planned.push({ found, before, change });
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      const { code, field, values } = problem;
      plan.refused.push({ found, refusal: new Refusal(code, field?.replace(/^input/, at), values) });
    }
  }
  return plan;
}

const idsOf = (wanted: readonly WantedChange[]) => wanted.map(({ found }) => found.id);

const isMoved = ({ input }: WantedChange): boolean => input.startDate !== undefined || input.endDate !== undefined;

/** Whom a change makes responsible. */
const assignmentOf = ({ found: { rootId }, input: { responsible } }: WantedChange): Assignment[] =>
  responsible ? [{ calendarId: rootId, responsibleId: responsible }] : [];
