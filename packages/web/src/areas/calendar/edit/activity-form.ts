import { reminderDate, reminderOf } from '@samspel/domain/calendar/reminder';
import type {
  ActivityContentFragment,
  ActivityDetailsFragment,
  UpdateEventInstanceInput,
} from '../../../generated/graphql.ts';
import { changedOf, type FormOf, formOf } from '../../../subject/form/fields.ts';
import { activityFields } from '../fields/activity.fields.ts';
import type { ReminderChoice } from '../fields/reminder-choice.ts';

/** The fields in the form of one activity; '' if nothing is written. Days are YYYY-MM-DD. */
export interface ActivityForm extends FormOf<typeof activityFields> {
  startDate: string;
  endDate: string;
  reminder: ReminderChoice;
  /** The day if `reminder` is OWN; otherwise it has no effect. */
  reminderDate: string;
}

type Stored = ActivityContentFragment &
  Pick<ActivityDetailsFragment, 'id' | 'version' | 'startDate' | 'endDate' | 'reminderDate'> &
  Partial<Pick<ActivityDetailsFragment, 'movedFrom'>>;

/** Returns the form of a stored activity. */
export function activityFormOf(activity: Stored): ActivityForm {
  const { startDate, endDate } = activity;
  const reminder = reminderOf(endDate, activity.reminderDate) ?? 'OWN';
  const own = reminder === 'OWN' ? activity.reminderDate! : '';
  return { ...formOf(activityFields, { ...activity }), startDate, endDate, reminder, reminderDate: own };
}

/** Returns the input for a form: the id, the version it is based on, and what differs from what was stored (product/content#conflicts). */
export function activityChanges(stored: Stored, form: ActivityForm): UpdateEventInstanceInput {
  const { id, version } = stored;
  const before = activityFormOf(stored);
  const input: UpdateEventInstanceInput = { id, version, ...changedOf(activityFields, before, form) };
  const isMoved = form.startDate !== before.startDate || form.endDate !== before.endDate;
  if (isMoved) {
    input.startDate = form.startDate || null;
    input.endDate = form.endDate || null;
  }
  const day = reminderDayOf(form);
  if (day !== stored.reminderDate || (isMoved && day)) input.reminderDate = day;
  return input;
}

/** The reminder day of a form; null without a reminder, '' if the person's own day is not written yet. */
function reminderDayOf({ reminder, reminderDate: own, endDate }: ActivityForm): string | null {
  if (reminder === 'OWN') return own;
  return endDate ? reminderDate(endDate, reminder) : null;
}
