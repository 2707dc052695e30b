import type { Say } from '@samspel/i18n/say';
import type { ShownPart } from '../../core/forms/use-conflict.ts';
import { type AccessDraft, isChanged, withReadersOf } from '../access/access-draft.ts';
import { accessParts } from '../access/access-parts.ts';
import { within } from '../conflict/within.ts';

/** The values in the form of an existing thing: its fields, and who has access. */
export interface EditForm<Fields> {
  fields: Fields;
  access: AccessDraft;
}

/** Whether a form differs from another in what would be saved. */
export const isEdited = <Fields>(form: EditForm<Fields>, from: EditForm<Fields>): boolean =>
  JSON.stringify(form.fields) !== JSON.stringify(from.fields) || isChanged(form.access, from.access);

/** Returns a form as it is compared with an earlier one: see `withReadersOf`. */
export const comparedWith = <Fields>(form: EditForm<Fields>, earlier: EditForm<Fields>): EditForm<Fields> => ({
  ...form,
  access: withReadersOf(form.access, earlier.access),
});

/** Returns the parts of such a form, for merging it with a newer version. @param parts those of its fields @param forms every version of it */
export function editParts<Fields>(
  parts: readonly ShownPart<Fields>[],
  forms: readonly EditForm<Fields>[],
  say: Say,
): ShownPart<EditForm<Fields>>[] {
  const drafts = forms.map(({ access }) => access);
  return [
    ...parts.map((part) => within<EditForm<Fields>, 'fields'>('fields', part)),
    ...accessParts(drafts, say).map((part) => within<EditForm<Fields>, 'access'>('access', part)),
  ];
}
