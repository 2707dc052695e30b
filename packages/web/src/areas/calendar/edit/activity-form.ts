import { reminderDate, reminderOf } from '@samspel/domain/calendar/reminder';
import type { ActivityDetailsFragment, UpdateEventInstanceInput } from '../../../generated/graphql.ts';
import type { ReminderChoice } from '../fields/reminder-choice.ts';

/** What the form of one activity holds: '' if nothing is written. */
export interface ActivityForm {
  title: string;
  /** Rich text as JSON. */
  description: string;
  note: string;
  /** YYYY-MM-DD. */
  startDate: string;
  endDate: string;
  reminder: ReminderChoice;
  /** The day of one's own choice; says nothing beside another choice. */
  reminderDate: string;
  responsible: { id: string; name: string } | null;
}

type Stored = Pick<
  ActivityDetailsFragment,
  'id' | 'version' | 'title' | 'description' | 'note' | 'startDate' | 'endDate' | 'reminderDate' | 'responsible'
>;

/** The form of an activity as it is stored. */
export function activityFormOf(activity: Stored): ActivityForm {
  const { title, description, note, startDate, endDate, responsible } = activity;
  const reminder = reminderOf(endDate, activity.reminderDate) ?? 'OWN';
  const own = reminder === 'OWN' ? activity.reminderDate! : '';
  return { title, description, note: note ?? '', startDate, endDate, reminder, reminderDate: own, responsible };
}

/** What is sent of a form: the id, the version that it was made from, and what differs from what was stored (product/content#conflicts). */
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

/** The day on which the activity of a form reminds; null for none, '' if one's own is not written yet. */
function reminderDayOf({ reminder, reminderDate: own, endDate }: ActivityForm): string | null {
  if (reminder === 'OWN') return own;
  return endDate ? reminderDate(endDate, reminder) : null;
}
