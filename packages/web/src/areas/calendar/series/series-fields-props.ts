import type { FieldErrors } from '../../../core/forms/use-field-errors.ts';
import type { SeriesForm } from './series-form.ts';

/** The props for the parts of the form of a series. */
export interface SeriesFieldsProps {
  form: SeriesForm;
  set: (change: Partial<SeriesForm>) => void;
  errors: FieldErrors;
}
