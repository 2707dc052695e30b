import { reminderDate, reminderOf } from '@samspel/domain/calendar/reminder';
import type { ActivityDetailsFragment, UpdateEventInstanceInput } from '../../../generated/graphql.ts';
import type { ReminderChoice } from '../fields/reminder-choice.ts';

/** The fields in the form of one activity; '' if nothing is written. */
export interface ActivityForm {
  title: string;
  /** Rich text as JSON. */
  description: string;
  note: string;
  /** YYYY-MM-DD. */
  startDate: string;
  endDate: string;
  reminder: ReminderChoice;
  /** The day if `reminder` is OWN; otherwise it has no effect. */
  reminderDate: string;
  responsible: { id: string; name: string } | null;
}

type Stored = Pick<
  ActivityDetailsFragment,
  'id' | 'version' | 'title' | 'description' | 'note' | 'startDate' | 'endDate' | 'reminderDate' | 'responsible'
> &
  Partial<Pick<ActivityDetailsFragment, 'movedFrom'>>;

/** Returns the form of a stored activity. */
export function activityFormOf(activity: Stored): ActivityForm {
  const { title, description, note, startDate, endDate, responsible } = activity;
  const reminder = reminderOf(endDate, activity.reminderDate) ?? 'OWN';
  const own = reminder === 'OWN' ? activity.reminderDate! : '';
  return { title, description, note: note ?? '', startDate, endDate, reminder, reminderDate: own, responsible };
}

/** Returns the input for a form: the id, the version it is based on, and what differs from what was stored (product/content#conflicts). */
export function activityChanges(stored: Stored, form: ActivityForm): UpdateEventInstanceInput {
  const before = activityFormOf(stored);
  const input: UpdateEventInstanceInput = { id: stored.id, version: stored.version };
  const isMoved = form.startDate !== before.startDate || form.endDate !== before.endDate;
  if (form.title !== before.title) input.title = form.title;
  if (form.description !== before.description) input.description = form.description;
  if (form.note !== before.note) input.note = form.note || null;
  if (isMoved) {
    input.startDate = form.startDate || null;
    input.endDate = form.endDate || null;
  }
  const day = reminderDayOf(form);
  if (day !== stored.reminderDate || (isMoved && day)) input.reminderDate = day;
  if (form.responsible?.id !== before.responsible?.id) input.responsible = form.responsible?.id ?? null;
  return input;
}

/** The reminder day of a form; null without a reminder, '' if the person's own day is not written yet. */
function reminderDayOf({ reminder, reminderDate: own, endDate }: ActivityForm): string | null {
  if (reminder === 'OWN') return own;
  return endDate ? reminderDate(endDate, reminder) : null;
}
