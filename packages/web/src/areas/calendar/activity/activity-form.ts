import type { ActivityDetailsFragment, UpdateEventInstanceInput } from '../../../generated/graphql.ts';

/** What the form of one activity holds: '' where nothing is written. */
export interface ActivityForm {
  title: string;
  /** Rich text as JSON. */
  description: string;
  note: string;
  /** YYYY-MM-DD. */
  startDate: string;
  endDate: string;
  reminderDate: string;
  responsible: { id: string; name: string } | null;
}

type Stored = Pick<
  ActivityDetailsFragment,
  'id' | 'version' | 'title' | 'description' | 'note' | 'startDate' | 'endDate' | 'reminderDate' | 'responsible'
>;

/** The form of an activity as it is stored. */
export function activityFormOf(activity: Stored): ActivityForm {
  const { title, description, note, startDate, endDate, reminderDate, responsible } = activity;
  return { title, description, note: note ?? '', startDate, endDate, reminderDate: reminderDate ?? '', responsible };
}

/** What is sent of a form: the id, the version that it was made from, and what differs from what was stored (decision 36). */
export function activityChanges(stored: Stored, form: ActivityForm): UpdateEventInstanceInput {
  const before = activityFormOf(stored);
  const input: UpdateEventInstanceInput = { id: stored.id, version: stored.version };
  if (form.title !== before.title) input.title = form.title;
  if (form.description !== before.description) input.description = form.description;
  if (form.note !== before.note) input.note = form.note || null;
  if (form.startDate !== before.startDate || form.endDate !== before.endDate) {
    input.startDate = form.startDate;
    input.endDate = form.endDate || null;
  }
  if (form.reminderDate !== before.reminderDate) input.reminderDate = form.reminderDate || null;
  if (form.responsible?.id !== before.responsible?.id) input.responsible = form.responsible?.id ?? null;
  return input;
}
