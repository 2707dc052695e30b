import type { ChangePartsFragment } from '../../generated/graphql.ts';

export type Change = ChangePartsFragment;
export type ChangedField = Change['fields'][number];
export type ChangeValue = ChangedField['before'][number];

/** The order in which people read the fields of a form; what is not named comes last. */
const order = [
  'title',
  'status',
  'isDone',
  'color',
  'category',
  'startDate',
  'endDate',
  'startTime',
  'endTime',
  'activities',
  'repetitionDefinition',
  'startRepetitionDate',
  'endRepetitionDate',
  'exceptDates',
  'responsible',
  'reminder',
  'reminderDate',
  'tags',
  'kostraFunctions',
  'isPrivate',
  'visibility',
  'access',
  'description',
  'note',
  'todoTemplate',
];
const placeOf = ({ field }: ChangedField) => (order.includes(field) ? order.indexOf(field) : order.length);

/** Fields that hold several values; of those only what came and went is news. */
const lists = new Set(['activities', 'exceptDates', 'tags', 'kostraFunctions', 'todoTemplate', 'access']);

/** The fields of a change in the order of the forms; of lists what went and what came, unless only their order changed. */
export const fieldsToShow = (fields: readonly ChangedField[]): ChangedField[] =>
  fields.toSorted((one, other) => placeOf(one) - placeOf(other)).map(withNewsAlone);

function withNewsAlone(changed: ChangedField): ChangedField {
  if (!lists.has(changed.field)) return changed;
  const before = without(changed.before, changed.after);
  const after = without(changed.after, changed.before);
  return before.length + after.length === 0 ? changed : { ...changed, before, after };
}

const without = (values: readonly ChangeValue[], others: readonly ChangeValue[]): ChangeValue[] =>
  values.filter(({ text, code }) => !others.some((other) => other.text === text && other.code === code));

/** Whether a change archived or removed something that is back: whoever may undo changes here has it out of the archive and the trash. */
export function isBackSince({ fields }: Pick<Change, 'fields'>): boolean {
  const status = fields.find(({ field }) => field === 'status')?.after[0]?.code;
  return status === 'ARCHIVED' || status === 'OBSOLETE';
}
