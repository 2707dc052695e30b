import { issueToRefusalCode, issueToRefusalValues } from '@samspel/domain/input/issue';
import type { RefusalLike } from '@samspel/i18n/refusal-words';
import { useState } from 'react';
import type { z } from 'zod';
import { problemOf } from '../../texts/problem.ts';
import { useProblemText, useRefusalText } from '../../texts/refusal.ts';
import { useThingFields } from '../../texts/thing-fields.ts';
import { afterPress } from './after-press.ts';
import { useFocusOnFault } from './use-focus-on-fault.ts';

/** What is wrong with the fields of a form, by their names on the wire. */
export interface FieldErrors {
  /** The words under a field; undefined while it is in order or not yet left. */
  of: (field: string) => string | undefined;
  /** Call when the person leaves a field: from then on, the field says what is wrong (product/year-wheels#forms). */
  touch: (field: string) => void;
  /**
   * Makes every field say what is wrong from now on, but not fields that appear later: these do once they are left. Returns whether all are in
   * order; if not, the first faulty field gets the focus.
   */
  checkAll: () => boolean;
  /** Makes every field say what is wrong from now on, and moves the focus to the first faulty one. */
  showAll: () => void;
  /**
   * Shows the server's refusal at its field until the person changes the form; the other fields again say what is wrong once they are left.
   * @param words the words to show, if the caller has better ones than the error
   */
  refuse: (error: unknown, words?: string) => void;
  /** Whether the server's last refusal belongs to no field of the form. */
  stray: boolean;
}

/** The name of a field of a form, from its path on the wire: `['activities', '2', 'endDate']`. */
export type FieldName = (path: readonly string[]) => string;

/** Names the fields within a list by the list's name. */
const firstOf: FieldName = ([field = '']) => field;

/** Input that no form has a field for, apart from what names the thing: a refusal of it concerns the whole form. */
const unseen = ['version', 'status'];

/**
 * Checks a form's input with the schema that the server reads it with. `nameOf` names the fields if they are not simply those of the
 * input; it names the field of the server's refusal too, which is shown until the input changes. `labels` says under which name of `field.…`
 * a field has its label, if that is not its own name: an error names a field as its label does. While `schema` is null, nothing is wrong.
 */
export function useFieldErrors(
  schema: z.ZodType | null,
  input: unknown,
  nameOf = firstOf,
  labels: Labels = {},
): FieldErrors {
  const words = useRefusalText();
  const sayProblem = useProblemText();
  const thingFields = useThingFields();
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Refused>();
  const sent = JSON.stringify(input);
  // The refusal belongs to the form as it is when the refusal arrives, whatever the person or the page changed meanwhile.
  if (refused && refused.of === null) setRefused({ ...refused, of: sent });
  const found = problemsOf(schema, input, nameOf, (refusal) => {
    const last = refusal.field.split('.').at(-1)!;
    return words({ ...refusal, field: labels[last] ?? refusal.field });
  });
  const isCurrent = refused?.of === sent;
  const focusOnFault = useFocusOnFault();
  const touchAll = () => setTouched((before) => new Set([...before, ...found.keys(), ...fieldsOf(input, nameOf)]));
  const showAll = () => {
    touchAll();
    focusOnFault();
  };
  return {
    of: (field) => {
      if (isCurrent && refused.field === field) return refused.message;
      return touched.has(field) ? found.get(field) : undefined;
    },
    touch: (field) => afterPress(() => setTouched((before) => new Set(before).add(field))),
    checkAll: () => {
      if (found.size > 0) showAll();
      else touchAll();
      return found.size === 0;
    },
    showAll,
    refuse: (error, words = sayProblem(error)) => {
      const path = problemOf(error).field?.replace(/^input\.?/, '') ?? '';
      const field = nameOf(path === '' ? [] : path.split('.'));
      const isUnseen = unseen.includes(field) || thingFields.includes(field);
      setRefused({ of: null, field: isUnseen ? '' : field, message: words });
      setTouched(new Set());
      focusOnFault();
    },
    stray: isCurrent && refused.field === '',
  };
}

interface Refused {
  /** The form that was refused, as JSON; null until the form is drawn with the refusal. */
  of: string | null;
  field: string;
  message: string;
}

/** Names of labels by the last part of a field's path on the wire. */
export type Labels = Readonly<Record<string, string>>;

type Words = (refusal: RefusalLike & { field: string }) => string;

/** The names of the fields that an input has values for, those within lists and objects too. */
function fieldsOf(input: unknown, nameOf: FieldName, path: readonly string[] = []): string[] {
  if (input === undefined || input === null) return [];
  const own = path.length > 0 ? [nameOf(path)] : [];
  if (typeof input !== 'object') return own;
  return [...own, ...Object.entries(input).flatMap(([key, value]) => fieldsOf(value, nameOf, [...path, key]))];
}

/** The first problem of each field. */
function problemsOf(schema: z.ZodType | null, input: unknown, nameOf: FieldName, words: Words): Map<string, string> {
  const result = schema?.safeParse(input, { reportInput: true });
  const problems = new Map<string, string>();
  for (const issue of result?.error?.issues ?? []) {
    const field = nameOf(issue.path.map(String));
    if (problems.has(field)) continue;
    const code = issueToRefusalCode(issue);
    problems.set(field, words({ code, field: issue.path.join('.'), values: issueToRefusalValues(issue) }));
  }
  return problems;
}
