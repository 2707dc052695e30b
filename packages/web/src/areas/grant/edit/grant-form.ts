import type { CreateActionValueInput, GrantContentFragment } from '../../../generated/graphql.ts';
import { emptyOf, type FormOf, formOf, sentOf } from '../../../subject/form/fields.ts';
import { grantFields } from '../parts/grant.fields.ts';

/** The values in the form of a grant. Unwritten text and a choice not made are ''. */
export type GrantForm = FormOf<typeof grantFields>;

/** The values of a new grant, with nothing written. */
export const emptyGrant: GrantForm = emptyOf(grantFields);

/** Returns the form's values for a grant. */
export const grantFormOf = (said: GrantContentFragment): GrantForm => formOf(grantFields, said);

/** Returns the input that is sent: every field, so that emptied fields are emptied on the server too. */
export const inputOf = (form: GrantForm): Omit<CreateActionValueInput, 'status'> => sentOf(grantFields, form);

/** What a grant lacks of all that tells an applicant what it is about; it can be published all the same. */
export const missingIn = (form: GrantForm) =>
  (
    [
      ['description', form.description.trim() === '' && form.body === ''],
      ['source', form.source === ''],
      ['deadlines', form.deadlines.every(({ type }) => type !== 'APPLICATION')],
      ['links', form.sourceUrl === '' && form.links.length === 0],
    ] as const
  ).flatMap(([part, isMissing]) => (isMissing ? part : []));

/** Returns the name of a field, by its path on the wire: each row of deadlines and links shows its own errors. */
export function fieldOf([field = '', ...inside]: readonly string[]): string {
  const isRow = (field === 'deadlines' || field === 'links') && inside.length > 1;
  return isRow ? [field, ...inside].join('.') : field;
}
