import type { RefusalCode, RefusalValues } from '@samspel/domain/refusal';
import type { Say } from './say.ts';
import type { TextId } from './texts.ts';

/** A refusal as it stands on the wire or in a form. */
export type RefusalLike = { code: RefusalCode; field?: string | undefined; values?: RefusalValues | undefined };

/**
 * What a person reads of a refusal. `say` gives the words of a text id; `labelled` tells whether a field has a label, which is
 * then named in the sentence.
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

/** The last part of a dotted field that is no number: `input.access.persons.0.person` is about `person`. */
function lastName(field = ''): string {
  return field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
}
