import type { FieldErrors } from '../../../core/forms/use-field-errors.ts';
import type { GrantForm } from './grant-form.ts';

/** The props of each section of the form. */
export interface FieldsProps {
  form: GrantForm;
  set: (change: Partial<GrantForm>) => void;
  errors: Pick<FieldErrors, 'of' | 'touch'>;
}
