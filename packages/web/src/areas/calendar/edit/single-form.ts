import type { SeriesPartsFragment, UpdateEventInput, UpdateEventInstanceInput } from '../../../generated/graphql.ts';
import { seriesChanges, seriesFormOf } from '../series/series-changes.ts';
import type { SeriesForm } from '../series/series-form.ts';
import { activityChanges, activityFormOf } from './activity-form.ts';

/** A single activity and its series, which are one (product/activities#changing-a-series). */
export interface Single {
  activity: Parameters<typeof activityFormOf>[0];
  series: SeriesPartsFragment;
}

/** What the form of a single activity holds: all of its series, and what it has beside that. */
export interface SingleForm extends SeriesForm {
  note: string;
  /** Whether it reminds on a day of one's own choice, and on which; '' if none is written. */
  isOwnDay: boolean;
  reminderDate: string;
}

/** The form of a single activity as it is stored. */
export function singleFormOf({ activity, series }: Single): SingleForm {
  const { reminder, ...own } = activityFormOf(activity);
  const isOwnDay = reminder === 'OWN';
  return { ...seriesFormOf(series), ...own, reminder: isOwnDay ? 'NONE' : reminder, isOwnDay };
}

/** What is sent of it: to the activity and to its series, each with its id, its version and what differs from what was stored. */
export interface SingleChanges {
  activity: UpdateEventInstanceInput;
  series: UpdateEventInput;
}

/** What differs: of one that stays single, the activity takes all but what only a series has; of one that begins to repeat, the series all but the note. */
export function singleChanges(stored: Single, form: SingleForm): SingleChanges {
  const { id, version, ...ofActivity } = activityChanges(stored.activity, {
    ...form,
    reminder: form.isOwnDay ? 'OWN' : form.reminder,
  });
  const ofSeries = seriesChanges(stored.series, form);
  if (form.kind === 'single') {
    const { startTime, endTime, tags } = ofSeries;
    return {
      activity: { id, version, ...ofActivity },
      series: { id: ofSeries.id, version: ofSeries.version, ...given({ startTime, endTime, tags }) },
    };
  }
  const { note, description } = ofActivity;
  return { activity: { id, version, ...given({ note, description }) }, series: ofSeries };
}

/** Whether anything is sent beside the id and the version. */
export const isChanged = (input: UpdateEventInput | UpdateEventInstanceInput): boolean => Object.keys(input).length > 2;

const given = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;
