import { issueToRefusalCode, issueToRefusalValues } from '@samspel/domain/input/issue';
import type { RefusalLike } from '@samspel/i18n/refusal-words';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import { problemOf } from '../../texts/problem.ts';
import { useProblemText, useRefusalText } from '../../texts/refusal.ts';
import { useThingFields } from '../../texts/thing-fields.ts';
import { afterPress } from './after-press.ts';
import { useFocusOnFault } from './use-focus-on-fault.ts';
import type { LateSchema } from './use-schema.ts';

/** What is wrong with the fields of a form, by their names on the wire. */
export interface FieldErrors {
  /** The words under a field; undefined while it is in order or not yet left. */
  of: (field: string) => string | undefined;
  /** Call when the person leaves a field: from then on, the field says what is wrong (product/year-wheels#forms). */
  touch: (field: string) => void;
  /**
   * Makes every field say what is wrong from now on, but not fields that appear later: these do once they are left. Returns whether all are in
   * order; if not, the first faulty field gets the focus. Waits for a schema that has not come, and is false for a second press meanwhile; if it cannot
   * be fetched, the form says so.
   */
  checkAll: () => Promise<boolean>;
  /** Makes every field say what is wrong from now on, and moves the focus to the first faulty one. */
  showAll: () => void;
  /**
   * Shows the server's refusal at its field until the person changes the form; the other fields again say what is wrong once they are left.
   * @param words the words to show, if the caller has better ones than the error
   */
  refuse: (error: unknown, words?: string) => void;
  /** Whether what is refused belongs to no field that the form shows. */
  stray: boolean;
}

/** The name of a field of a form, from its path on the wire: `['activities', '2', 'endDate']`. */
export type FieldName = (path: readonly string[]) => string;

const nothing: ReadonlyMap<string, string> = new Map();

/** Names the fields within a list by the list's name. */
const firstOf: FieldName = ([field = '']) => field;

/** Input that no form has a field for, apart from what names the thing: a refusal of it concerns the whole form. */
const unseen = ['version', 'status'];

/**
 * Checks a form's input with the schema that the server reads it with. `nameOf` names the fields if they are not simply those of the
 * input; it names the field of the server's refusal too, which is shown until the input changes. `labels` says under which name of `field.…`
 * a field has its label, if that is not its own name: an error names a field as its label does. Until `schema` has come, fields say nothing.
 */
export function useFieldErrors(
  schema: z.ZodType | LateSchema,
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
  const late = 'get' in schema ? schema : undefined;
  const here = 'get' in schema ? schema.now : schema;
  const problemsBy = (by: z.ZodType) =>
    problemsOf(by, input, nameOf, (refusal) => {
      const last = refusal.field.split('.').at(-1)!;
      return words({ ...refusal, field: labels[last] ?? refusal.field });
    });
  const found = here ? problemsBy(here) : nothing;
  const isWaiting = useRef(false);
  const isCurrent = refused?.of === sent;
  const shown = useRef<Set<string>>(new Set());
  shown.current = new Set();
  const focusOnFault = useFocusOnFault();
  const touchAll = (problems = found) =>
    setTouched((before) => new Set([...before, ...problems.keys(), ...fieldsOf(input, nameOf)]));
  const showAll = () => {
    touchAll();
    focusOnFault();
  };
  const refuse = (error: unknown, words = sayProblem(error)) => {
    const path = problemOf(error).field?.replace(/^input\.?/, '') ?? '';
    const field = nameOf(path === '' ? [] : path.split('.'));
    const isUnseen = unseen.includes(field) || thingFields.includes(field) || !shown.current.has(field);
    setRefused({ of: null, field: isUnseen ? '' : field, message: words });
    setTouched(new Set());
    focusOnFault();
  };
  const check = (problems: ReadonlyMap<string, string>): boolean => {
    touchAll(problems);
    if (problems.size === 0) return true;
    // Otherwise a press would do nothing and say nothing.
    if (![...problems.keys()].some((field) => shown.current.has(field)))
      setRefused({ of: null, field: '', message: [...problems.values()][0]! });
    focusOnFault();
    return false;
  };
  /** Checks by a schema that has not come yet. */
  const checkLater = async ({ get }: LateSchema): Promise<boolean> => {
    if (isWaiting.current) return false;
    isWaiting.current = true;
    try {
      return check(problemsBy(await get()));
    } catch (error) {
      refuse(error);
      return false;
    } finally {
      isWaiting.current = false;
    }
  };
  return {
    of: (field) => {
      shown.current.add(field);
      if (isCurrent && refused.field === field) return refused.message;
      return touched.has(field) ? found.get(field) : undefined;
    },
    touch: (field) => afterPress(() => setTouched((before) => new Set(before).add(field))),
    checkAll: async () => (late && !here ? checkLater(late) : check(found)),
    showAll,
    refuse,
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
function problemsOf(schema: z.ZodType, input: unknown, nameOf: FieldName, words: Words): Map<string, string> {
  const result = schema.safeParse(input, { reportInput: true });
  const problems = new Map<string, string>();
  for (const issue of result.error?.issues ?? []) {
    const field = nameOf(issue.path.map(String));
    if (problems.has(field)) continue;
    const code = issueToRefusalCode(issue);
    problems.set(field, words({ code, field: issue.path.join('.'), values: issueToRefusalValues(issue) }));
  }
  return problems;
}
