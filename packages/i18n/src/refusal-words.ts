import type { RefusalCode, RefusalValues } from '@samspel/domain/refusal';
import type { Say } from './say.ts';
import type { TextId } from './texts.ts';

/** A refusal as the wire or a form has it. */
export type RefusalLike = { code: RefusalCode; field?: string | undefined; values?: RefusalValues | undefined };

/**
 * Returns the words of a refusal for a person. `say` returns the words of a text id; `labelled` says whether a field has a label, which the sentence
 * then names.
 */
export function sayRefusal(say: Say, refusal: RefusalLike, labelled: (id: string) => boolean): string {
  const name = lastName(refusal.field);
  const label = `field.${name}`;
  const { min, max } = refusal.values ?? {};
  return say(`refusal.${refusal.code}`, {
    field: say(labelled(label) ? (label as TextId) : 'field.other'),
    name,
    path: refusal.field ?? '',
    range: min !== undefined && max !== undefined ? ` (${min}–${max})` : '',
    min: '',
    max: '',
    first: '',
    last: '',
    email: '',
    ...refusal.values,
  });
}

/** Returns the last part of a dotted field that is no number: `input.access.persons.0.person` is about `person`. */
function lastName(field = ''): string {
  return field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
}
