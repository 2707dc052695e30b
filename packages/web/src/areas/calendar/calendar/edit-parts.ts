import type { Say } from '@samspel/i18n/say';
import type { ShownPart } from '../../../core/forms/use-conflict.ts';
import { accessParts } from '../../../subject/access/access-parts.ts';
import { within } from '../../../subject/conflict/within.ts';
import { calendarParts } from './calendar-parts.ts';
import type { EditForm } from './edit-form.ts';

/** The parts of the form of a year wheel that is there, to merge it with a newer version. @param kostraTitle a service area by its id */
export function editParts(
  forms: readonly EditForm[],
  say: Say,
  kostraTitle: (id: string) => string,
): ShownPart<EditForm>[] {
  const drafts = forms.map(({ access }) => access);
  return [
    ...calendarParts(say, kostraTitle).map((part) => within<EditForm, 'fields'>('fields', part)),
    ...accessParts(drafts, say).map((part) => within<EditForm, 'access'>('access', part)),
  ];
}
