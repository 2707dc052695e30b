import type { TodoPartsFragment, UpdateTodoInput } from '../../../generated/graphql.ts';

/** The fields in the form of a checklist item; '' if nothing is written. */
export interface ItemForm {
  title: string;
  /** Rich text as JSON. */
  description: string;
  note: string;
}

type Stored = Pick<TodoPartsFragment, 'id' | 'version' | 'title' | 'description' | 'note'>;

/** Returns the form of a stored item. */
export const itemFormOf = ({ title, description, note }: Stored): ItemForm => ({
  title,
  description: description ?? '',
  note: note ?? '',
});

/** Returns the input for a form: the id, the version it is based on, and what differs from what was stored (product/content#conflicts). */
export function itemChanges(stored: Stored, form: ItemForm): UpdateTodoInput {
  const before = itemFormOf(stored);
  const input: UpdateTodoInput = { id: stored.id, version: stored.version };
  if (form.title.trim() !== before.title) input.title = form.title;
  if (form.description !== before.description) input.description = form.description || null;
  if (form.note !== before.note) input.note = form.note || null;
  return input;
}

/** Whether an item has a description or a note. */
export const hasWords = ({ description, note }: Pick<Stored, 'description' | 'note'>): boolean =>
  Boolean(description || note);
