import type { FieldErrors } from '../../../core/forms/use-field-errors.ts';
import type { GrantForm } from './grant-form.ts';

/** What each section of the form is given. */
export interface FieldsProps {
  form: GrantForm;
  set: (change: Partial<GrantForm>) => void;
  errors: Pick<FieldErrors, 'of' | 'touch'>;
}
