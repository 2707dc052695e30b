import type { FieldErrors } from '../../core/forms/use-field-errors.ts';
import { Alert } from '../../ui/alert.tsx';

/** Why a step was not saved, where no field can say it. */
export function StepError({ errors }: { errors: FieldErrors }) {
  if (!errors.stray) return null;
  return (
    <Alert kind="danger" role="alert">
      {errors.of('')}
    </Alert>
  );
}
