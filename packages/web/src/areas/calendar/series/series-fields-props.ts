import type { FieldErrors } from '../../../core/forms/use-field-errors.ts';
import type { SeriesForm } from './series-form.ts';

/** What the parts of the form of a series are given. */
export interface SeriesFieldsProps {
  form: SeriesForm;
  set: (change: Partial<SeriesForm>) => void;
  errors: FieldErrors;
}
