import { type ChangeEvent, useState } from 'react';
import type { z } from 'zod';
import { useOnce } from '../../ui/base/use-once.ts';
import { type FieldErrors, useFieldErrors } from './use-field-errors.ts';
import { useSchema } from './use-schema.ts';

interface Options<Values, Output> {
  /** Fetches the schema that the server reads its input with. */
  load: () => Promise<z.ZodType<Output, Values>>;
  /** The values at first. */
  start: Values;
  /** Sends what the schema made of the values. May throw the server's refusal. */
  send: (output: Output) => Promise<unknown>;
  /** What to do with whatever `send` throws; without it, `errors` shows it. */
  onError?: (error: unknown) => unknown;
}

interface SentForm<Values> {
  values: Values;
  /** Changes some of the values. */
  set: (change: Partial<Values>) => void;
  errors: FieldErrors;
  isBusy: boolean;
  /** Returns the properties of a text field: `<TextField label=… {...form.line('email')} />`. */
  line: (name: TextOf<Values>) => Line;
  /** Checks the values, after one last `change`, and sends them if all are in order. */
  submit: (change?: Partial<Values>) => Promise<void>;
}

interface Line {
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  error: string | undefined;
}

type TextOf<Values> = { [Key in keyof Values]: Values[Key] extends string ? Key : never }[keyof Values] & string;

/**
 * A form that disappears when it has been sent, such as those of signing in. Its schema is fetched while the person types, so that the page loads
 * sooner (product/shell#search-boxes); errors are shown after the first attempt to send.
 */
export function useSentForm<Values extends object, Output>(options: Options<Values, Output>): SentForm<Values> {
  const { load, send } = options;
  const [values, setValues] = useState(options.start);
  const schema = useSchema(load);
  const [isBusy, setBusy] = useState(false);
  const errors = useFieldErrors(schema, values, ([field = '']) => (field in values ? field : ''));
  const { onError = errors.refuse } = options;
  const set = (change: Partial<Values>) => setValues((before) => ({ ...before, ...change }));
  const submit = useOnce(async (change: Partial<Values> = {}) => {
    setBusy(true);
    set(change);
    try {
      const read = (await schema.get()).safeParse({ ...values, ...change });
      if (read.success) await send(read.data);
      else errors.showAll();
    } catch (error) {
      await onError(error);
    } finally {
      setBusy(false);
    }
  });
  return {
    values,
    set,
    errors,
    isBusy,
    line: (name) => ({
      value: values[name] as string,
      onChange: ({ target }) => set({ [name]: target.value } as Partial<Values>),
      error: errors.of(name),
    }),
    submit,
  };
}
