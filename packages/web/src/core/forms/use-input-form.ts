import { zodResolver } from '@hookform/resolvers/zod';
import { formProblem, readFormProblem } from '@samspel/domain/input/form';
import { type DefaultValues, type FieldValues, get, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { problemOf } from '../problem.ts';
import { useProblemText, useRefusalText } from '../texts/refusal.ts';

/** A form over an input schema of `@samspel/domain`. */
export interface InputForm<Values extends FieldValues, Output> extends UseFormReturn<Values, unknown, Output> {
  /** The words under a field, in the language shown now; undefined where it is in order. `root` stands above the form. */
  errorOf: (field: Path<Values> | 'root') => string | undefined;
  /** Shows the server's no: under its field where the form has it, else as `root`. */
  refuse: (error: unknown) => void;
}

/**
 * `const form = useInputForm(emailInput, { email: '' })`: react-hook-form checked with the very schema that the server reads its
 * input with (spec 3 §5). `<TextField {...form.register('email')} error={form.errorOf('email')} />`.
 */
export function useInputForm<Schema extends z.ZodType<FieldValues, FieldValues>>(
  schema: Schema,
  defaultValues: DefaultValues<z.input<Schema>>,
): InputForm<z.input<Schema>, z.output<Schema>> {
  const words = useRefusalText();
  const sayProblem = useProblemText();
  const form = useForm<z.input<Schema>, unknown, z.output<Schema>>({
    resolver: zodResolver(schema, { error: formProblem }),
    defaultValues,
  });
  const errorOf = (field: string) => {
    const { message } = (get(form.formState.errors, field) ?? {}) as { message?: string };
    const problem = message ? readFormProblem(message) : null;
    return problem ? words({ ...problem, field }) : message;
  };
  const refuse = (error: unknown) => {
    const { code, field } = problemOf(error);
    const name = field?.replace(/^input\./, '');
    const place = name !== undefined && name in form.getValues() ? (name as Path<z.input<Schema>>) : 'root';
    form.setError(place, { type: code, message: sayProblem(error) });
  };
  return { ...form, errorOf, refuse };
}
