import { type AnyFields, historyOf } from '../form/fields.ts';
import { sharingFields, statusField } from '../history/common-fields.ts';
import type { ShownFields } from '../shown-field.ts';

/** How histories name the fields of a kind with its own access list, in the order of its form: after its title whether it is published, and last who has access. */
export const rootHistory = ({ title, ...others }: AnyFields & { title: unknown }): ShownFields => ({
  ...historyOf({ title } as AnyFields),
  status: statusField,
  ...historyOf(others as AnyFields),
  ...sharingFields,
});
