import type { ChangePartsFragment } from '../../generated/graphql.ts';
import type { ShownFields } from '../shown-field.ts';

export type Change = ChangePartsFragment;
export type ChangedField = Change['fields'][number];
export type ChangeValue = ChangedField['before'][number];

/**
 * Returns the fields of a change in the order of the forms, unnamed ones last; for a list, what was added and removed, unless only its order changed.
 */
export function fieldsToShow(fields: readonly ChangedField[], shown: ShownFields): ChangedField[] {
  const order = Object.keys(shown);
  const placeOf = ({ field }: ChangedField) => (order.includes(field) ? order.indexOf(field) : order.length);
  return fields
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((changed) => (shown[changed.field]?.isList ? withNewsAlone(changed) : changed));
}

function withNewsAlone(changed: ChangedField): ChangedField {
  const before = without(changed.before, changed.after);
  const after = without(changed.after, changed.before);
  return before.length + after.length === 0 ? changed : { ...changed, before, after };
}

const without = (values: readonly ChangeValue[], others: readonly ChangeValue[]): ChangeValue[] =>
  values.filter(({ text, code }) => !others.some((other) => other.text === text && other.code === code));

/**
 * Whether a change archived or removed something that has been restored since: anybody who may undo changes here sees it outside the archive and the
 * trash.
 */
export function isBackSince({ fields }: Pick<Change, 'fields'>): boolean {
  const status = fields.find(({ field }) => field === 'status')?.after[0]?.code;
  return status === 'ARCHIVED' || status === 'OBSOLETE';
}
