import { Alert } from '../../ui/base/alert.tsx';
import type { FieldErrors } from './use-field-errors.ts';

/** Why a form was refused, if the error belongs to no field. */
export function FormError({ errors }: { errors: FieldErrors }) {
  if (!errors.stray) return null;
  return (
    <Alert kind="danger" role="alert">
      {errors.of('')}
    </Alert>
  );
}
