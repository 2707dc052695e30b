import { historyOf } from '../../subject/form/fields.ts';
import { statusField } from '../../subject/history/common-fields.ts';
import type { KindHistory } from '../../subject/kinds.tsx';
import { grantFields } from './parts/grant.fields.ts';

const { title, ...others } = grantFields;

/** How histories name grants and their fields, in the order of the form. */
export const grantHistory: KindHistory = {
  fields: { ...historyOf({ title }), status: statusField, ...historyOf(others) },
  sayThing: (say) => say('grant.one'),
};
