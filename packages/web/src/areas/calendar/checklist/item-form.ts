import type { TodoPartsFragment, UpdateTodoInput } from '../../../generated/graphql.ts';

/** What the form of a checklist item holds; '' if nothing is written. */
export interface ItemForm {
  title: string;
  /** Rich text as JSON. */
  description: string;
  note: string;
}

type Stored = Pick<TodoPartsFragment, 'id' | 'version' | 'title' | 'description' | 'note'>;

/** The form of an item as it is stored. */
export const itemFormOf = ({ title, description, note }: Stored): ItemForm => ({
  title,
  description: description ?? '',
  note: note ?? '',
});

/** What is sent of a form: the id, the version that it was made from, and what differs from what was stored (product/content#conflicts). */
export function itemChanges(stored: Stored, form: ItemForm): UpdateTodoInput {
  const before = itemFormOf(stored);
  const input: UpdateTodoInput = { id: stored.id, version: stored.version };
  if (form.title.trim() !== before.title) input.title = form.title;
  if (form.description !== before.description) input.description = form.description || null;
  if (form.note !== before.note) input.note = form.note || null;
  return input;
}

/** Whether an item says more than its title. */
export const hasWords = ({ description, note }: Pick<Stored, 'description' | 'note'>): boolean =>
  Boolean(description || note);
