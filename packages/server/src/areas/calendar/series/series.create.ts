import type { CreateEventInput } from '@samspel/domain/calendar/event.input';
import { Refusal } from '@samspel/domain/refusal';
import { osloToday } from '@samspel/domain/time/oslo';
import { plainCalendar } from '@samspel/domain/time/working-days';
import { findSubject, type LockedSubject } from '../../../core/access/find-subject.ts';
import type { Act } from '../../../core/area/action.ts';
import { workCalendarsOf } from '../../../core/people/work-calendar.ts';
import { countToday } from '../../../core/rate-limit/quota.ts';
import { refuseStrangers } from '../activity/responsible.ts';
import { refuseArchived } from '../calendar/calendar.action.ts';
import { refreshCalendar } from '../calendar/calendar.change.ts';
import { quotas } from '../calendar/quota.ts';
import { readNewSeries } from './new-series.queries.ts';
import { mostNewTodos, type PlannedInstance, planSeries, responsibleFields } from './series.plan.ts';
import { type EventRow, readEvents } from './series.queries.ts';
import { insertSeries } from './series.write.ts';

type Inputs = readonly CreateEventInput[];

/** Returns the input field of a series by its index among the inputs, for refusals. */
type FieldOf = (index: number) => string;

/** The most activities that one call makes, in all its series together. */
const mostNewActivities = 10_000;

/** Makes series, each in its year wheel, in the order of the inputs: all of them, or none. */
export async function createSeries(act: Act, inputs: Inputs, fieldOf: FieldOf): Promise<EventRow[]> {
  const { caller, tx, emit } = act;
  const calendars = await findCalendars(act, inputs, fieldOf);

  for (const calendar of calendars) refuseArchived(calendar);
  for (const { id } of calendars) await refuseStrangers(tx, id, responsibleIn(id, inputs, fieldOf));
  const plans = await planAll(act, inputs, fieldOf, { past: false });
  await countToday(act, quotas.activities, plans.flat().length);

  const ids = await insertSeries(
    tx,
    caller,
    inputs.map((input, index) => ({ input, plan: plans[index]! })),
  );
  for (const { id } of calendars) await refreshCalendar(act, id);

  const data = await readNewSeries(tx, ids);
  for (const [index, subjectId] of ids.entries()) {
    await emit({ name: 'event.created', subjectId, shownOn: [inputs[index]!.calendar], data });
  }
  const rows = new Map((await readEvents(tx, caller, ids)).map((row) => [row.id, row]));
  return ids.map((id) => rows.get(id)!);
}

/** Finds the year wheels and checks each of them before anything is written (product/access#two-things). */
async function findCalendars({ tx, caller }: Act, inputs: Inputs, fieldOf: FieldOf): Promise<LockedSubject[]> {
  const wheels = [...new Set(inputs.map(({ calendar }) => calendar))].sort((one, other) => one - other);
  const found: LockedSubject[] = [];
  for (const id of wheels) {
    const field = `${fieldOf(inputs.findIndex(({ calendar }) => calendar === id))}.calendar`;
    found.push(await findSubject(tx, caller, id, 'edit', { kind: 'CALENDAR', field }));
  }
  return found;
}

/** The people to make responsible in one of the year wheels, by input field. */
export function responsibleIn(calendar: number, inputs: Inputs, fieldOf: FieldOf): Map<string, number> {
  return new Map(
    inputs.flatMap((input, index) =>
      input.calendar === calendar ? [...responsibleFields(input, fieldOf(index))] : [],
    ),
  );
}

/** Whether the days of a new series depend on which days its organization works. */
const needsWorkdays = ({ workingDay, repetitionDefinition: repetition }: CreateEventInput): boolean =>
  workingDay !== 'KEEP' || repetition?.weekday === 'WORKING_DAY' || repetition?.anchor !== undefined;

/** Plans the activities to store; with `past`, those of repetitions before today too. Throws `input.tooMany` if they are more than one call may write. */
export async function planAll(
  { tx, services }: Act,
  inputs: Inputs,
  fieldOf: FieldOf,
  range: { past: boolean },
): Promise<PlannedInstance[][]> {
  const today = osloToday(services.now());
  const workdays = await workCalendarsOf(
    tx,
    inputs.filter(needsWorkdays).map(({ calendar }) => calendar),
  );
  const plans = inputs.map((input, index) =>
    planSeries(input, today, fieldOf(index), { ...range, calendar: workdays.get(input.calendar) ?? plainCalendar }),
  );
  const sum = (of: (plan: PlannedInstance[], index: number) => number) =>
    plans.reduce((before, plan, index) => before + of(plan, index), 0);
  const todos = sum(({ length }, index) => length * inputs[index]!.todoTemplate.length);
  if (sum(({ length }) => length) > mostNewActivities) {
    throw new Refusal('input.tooMany', 'input', { max: mostNewActivities });
  }
  if (todos > mostNewTodos) throw new Refusal('input.tooMany', 'input', { max: mostNewTodos });
  return plans;
}
