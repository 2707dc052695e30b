import { Alert } from '../../ui/alert.tsx';
import type { FieldErrors } from './use-field-errors.ts';

/** Why a form was refused, if no field of it can say so. */
export function StrayError({ errors }: { errors: FieldErrors }) {
  if (!errors.stray) return null;
  return (
    <Alert kind="danger" role="alert">
      {errors.of('')}
    </Alert>
  );
}
