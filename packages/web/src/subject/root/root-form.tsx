import { useToday } from '../../core/time/use-today.ts';
import { useText } from '../../texts/text.tsx';
import {
  type AnyField,
  type AnyFields,
  emptyOf,
  type FieldsProps,
  type FormOf,
  formOf,
  sentOf,
} from '../form/fields.ts';
import { FormFields, type OwnControls } from '../form/form-fields.tsx';
import { partsOf } from '../form/parts-of.ts';

interface Options<Of extends AnyFields> {
  own?: OwnControls<Of>;
  /** The names of what the fields refer to, by id. */
  useNames?: () => NamesOf<Of>;
}

type NamesOf<Of extends AnyFields> = Of[keyof Of] extends AnyField<infer Names> ? Names : never;

/** The form of a kind, made of the list of its fields: its values when empty and of a thing, what is sent, its controls, and its parts. */
export const rootForm = <Of extends AnyFields>(fields: Of, { own = {}, useNames }: Options<Of> = {}) => ({
  fields,
  empty: emptyOf(fields),
  of: (thing: object) => formOf(fields, thing as Readonly<Record<string, unknown>>),
  inputOf: (form: FormOf<Of>) => sentOf(fields, form),
  Fields: (props: FieldsProps<FormOf<Of>>) => <FormFields fields={fields} own={own} {...props} />,
  useParts: () => partsOf<FormOf<Of>>(fields, { say: useText(), today: useToday(), names: useNames?.() }),
});
