import type { CreateEventInput } from '@samspel/domain/calendar/event.input';
import { storedOccurrences } from '@samspel/domain/calendar/recurrence';
import { reminderDate } from '@samspel/domain/calendar/reminder';
import { type Occurrence, settled } from '@samspel/domain/calendar/working-day';
import { refuseOutsideYears } from '@samspel/domain/calendar/years';
import { Refusal } from '@samspel/domain/refusal';
import type { Day } from '@samspel/domain/time/day';
import type { WorkCalendar } from '@samspel/domain/time/working-days';

/** An activity that is to be made in a series. */
export type PlannedInstance = Occurrence & { reminderDate: Day | null; responsible: number | null };

/** The most checklist items that one call makes, on all its activities together. */
export const mostNewTodos = 10_000;

/**
 * Plans the activities of a new series: the chosen ones, or what its repetition gives from today on, with `past` from its start. Throws `input.noActivity` if there are none,
 * `input.outsideYears` for days that no wheel shows, `input.tooMany` if their checklists would have too many items in all.
 * @param at the path of the series in the input
 * @param calendar the working days of the organization of its year wheel
 */
export function planSeries(
  input: CreateEventInput,
  today: Day,
  at: string,
  { past, calendar }: { past: boolean; calendar: WorkCalendar },
): PlannedInstance[] {
  const { activities, reminder, responsible = null, todoTemplate } = input;
  refuseOutsideYears({ ...daysOfChosen(activities, at), ...daysOfSpan(input, at) }, today);
  const spans: (Occurrence & { responsible?: number | undefined })[] = activities
    ? activities.map((one) => ({ ...one, ...settled(one, input.workingDay, calendar) }))
    : storedOccurrences(input, today, { past, calendar });
  if (spans.length === 0) throw new Refusal('input.noActivity', `${at}.repetitionDefinition`);
  const max = Math.floor(mostNewTodos / spans.length);
  if (todoTemplate.length > max) throw new Refusal('input.tooMany', `${at}.todoTemplate`, { max });
  return spans.map(({ startDate, endDate, given, ...span }) => ({
    startDate,
    endDate,
    ...(given && { given }),
    reminderDate: reminderDate(endDate, reminder),
    responsible: span.responsible ?? responsible,
  }));
}

type Dated = { startDate?: Day | undefined; endDate?: Day | null | undefined };

/** Days by their input field, for `refuseOutsideYears`. The end of a repetition is not limited. @param at the path of the series in the input */
export const daysOfSpan = (
  { startDate, endDate, startRepetitionDate }: Dated & { startRepetitionDate?: Day | null | undefined },
  at = 'input',
) => ({
  [`${at}.startDate`]: startDate,
  [`${at}.endDate`]: endDate,
  [`${at}.startRepetitionDate`]: startRepetitionDate,
});

/** The same for chosen dates. */
export const daysOfChosen = (activities: readonly Dated[] = [], at = 'input') =>
  Object.fromEntries(
    activities.flatMap(({ startDate, endDate }, index) => [
      [`${at}.activities.${index}.startDate`, startDate],
      [`${at}.activities.${index}.endDate`, endDate],
    ]),
  );

type Appointing = {
  responsible?: number | null | undefined;
  activities?: readonly { responsible?: number | undefined }[] | undefined;
};

/** The people who are to be responsible, by their input field, which refusals name. @param at the path of the series in the input */
export function responsibleFields({ responsible, activities = [] }: Appointing, at = 'input'): Map<string, number> {
  const fields = activities.flatMap((activity, index) =>
    activity.responsible ? [[`${at}.activities.${index}.responsible`, activity.responsible] as const] : [],
  );
  return new Map(responsible ? [[`${at}.responsible`, responsible], ...fields] : fields);
}
