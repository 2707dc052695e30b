import { formProblem, readFormProblem } from '@samspel/domain/input/form';
import { useEffect } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { problemOf } from '../../texts/problem.ts';
import { useProblemText, useRefusalText } from '../../texts/refusal.ts';

/** A form over an input schema of `@samspel/domain`. */
export interface InputForm<Values extends FieldValues, Output> extends UseFormReturn<Values, unknown, Output> {
  /** The words under a field, in the language shown now; undefined where it is in order. `root` stands above the form. */
  errorOf: (field: Path<Values> | 'root') => string | undefined;
  /** Shows the server's no: under its field where the form has it, else as `root`. */
  refuse: (error: unknown) => void;
}

/**
 * `const form = useInputForm(loadEmailInput, { email: '' })`: react-hook-form checked with the very schema that the server reads
 * its input with (product/shell#search-boxes), fetched while the person types. `<TextField {...form.register('email')} error={form.errorOf('email')} />`.
 */
export function useInputForm<Values extends FieldValues, Output extends FieldValues>(
  load: () => Promise<z.ZodType<Output, Values>>,
  defaultValues: DefaultValues<Values>,
): InputForm<Values, Output> {
  const words = useRefusalText();
  const sayProblem = useProblemText();
  const form = useForm<Values, unknown, Output>({ resolver: resolverOf(load), defaultValues });
  useEffect(() => void loadChecks(load), [load]);
  const errorOf = (field: string) => {
    const { message } = (get(form.formState.errors, field) ?? {}) as { message?: string };
    const problem = message ? readFormProblem(message) : null;
    return problem ? words({ ...problem, field }) : message;
  };
  const refuse = (error: unknown) => {
    const { code, field } = problemOf(error);
    const name = field?.replace(/^input\./, '');
    const place = name !== undefined && name in form.getValues() ? (name as Path<Values>) : 'root';
    form.setError(place, { type: code, message: sayProblem(error) });
  };
  return { ...form, errorOf, refuse };
}

/** The checker and the schema, each fetched once. */
async function loadChecks<Values extends FieldValues, Output>(load: () => Promise<z.ZodType<Output, Values>>) {
  const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), load()]);
  return zodResolver(schema, { error: formProblem });
}

const resolverOf =
  <Values extends FieldValues, Output>(
    load: () => Promise<z.ZodType<Output, Values>>,
  ): Resolver<Values, unknown, Output> =>
  async (values, context, options) =>
    (await loadChecks(load))(values, context, options);
