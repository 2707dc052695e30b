import type { FieldErrors } from '../../core/forms/use-field-errors.ts';
import { Alert } from '../../ui/base/alert.tsx';

/** Why the form as a whole was refused; announced by screen readers when it appears. */
export function FormError({ errors }: { errors: FieldErrors }) {
  return <div role="alert">{errors.stray && <Alert kind="danger">{errors.of('')}</Alert>}</div>;
}
