import { givenSpan } from '@samspel/domain/calendar/working-day';
import { addDays, daysBetween } from '@samspel/domain/time/day';
import type { SeriesPartsFragment, UpdateEventInput, UpdateEventInstanceInput } from '../../../generated/graphql.ts';
import { seriesChanges, seriesFormOf } from '../series/series-changes.ts';
import type { SeriesForm } from '../series/series-form.ts';
import { activityChanges, activityFormOf } from './activity-form.ts';

/** A single activity and its series, which are one thing (product/activities#changing-a-series). */
export interface Single {
  activity: Parameters<typeof activityFormOf>[0];
  series: SeriesPartsFragment;
}

/** The fields in the form of a single activity: all those of its series, and its own. */
export interface SingleForm extends SeriesForm {
  note: string;
  /** Whether the reminder is on a day of the person's own, and which; '' if none is written. */
  isOwnDay: boolean;
  reminderDate: string;
}

/** Returns the form of a stored single activity. */
export function singleFormOf({ activity, series }: Single): SingleForm {
  const { reminder, ...own } = activityFormOf(asGiven(activity));
  const isOwnDay = reminder === 'OWN';
  return { ...seriesFormOf(series), ...own, reminder: isOwnDay ? 'NONE' : reminder, isOwnDay };
}

/** Returns an activity on the days that it was given, which its form changes, with its reminder as far before them. */
function asGiven(activity: Single['activity']): Single['activity'] {
  const span = givenSpan(activity);
  const { reminderDate } = activity;
  const reminder = reminderDate && addDays(reminderDate, daysBetween(activity.endDate, span.endDate));
  return { ...activity, ...span, reminderDate: reminder };
}

/** The input to send for the activity and for its series, each with its id, its version and what differs from what was stored. */
export interface SingleChanges {
  activity: UpdateEventInstanceInput;
  series: UpdateEventInput;
}

/**
 * Returns the changes. An activity that stays single gets all but its clock times and tags, which its series has. Of one that starts to repeat, it
 * gets only note and purpose, and the series all but the note.
 */
export function singleChanges(stored: Single, form: SingleForm): SingleChanges {
  const { id, version, ...ofActivity } = activityChanges(asGiven(stored.activity), {
    ...form,
    reminder: form.isOwnDay ? 'OWN' : form.reminder,
  });
  const ofSeries = seriesChanges(stored.series, form);
  if (form.kind === 'single') {
    const { startTime, endTime, tags } = ofSeries;
    const workingDay = form.workingDay === stored.series.workingDay ? undefined : form.workingDay;
    return {
      activity: { id, version, ...ofActivity },
      series: { id: ofSeries.id, version: ofSeries.version, ...given({ startTime, endTime, tags, workingDay }) },
    };
  }
  const { note, description } = ofActivity;
  return { activity: { id, version, ...given({ note, description }) }, series: ofSeries };
}

/** Whether there is more to send than the id and the version. */
export const isChanged = (input: UpdateEventInput | UpdateEventInstanceInput): boolean => Object.keys(input).length > 2;

const given = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;
