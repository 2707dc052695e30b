import type { Day } from '@samspel/domain/time/day';
import type { Say } from '@samspel/i18n/say';
import type { TextId } from '@samspel/i18n/texts';
import type { FieldErrors } from '../../core/forms/use-field-errors.ts';
import { readWrittenNumber } from '../../core/forms/written-number.ts';
import type { ShownField } from '../shown-field.ts';

/** What values are said with: the words, today, and the names of things by id. */
export interface Speaker<Names> {
  say: Say;
  today: Day;
  names: Names;
}

/** How a field is shown in a form, where two versions are compared, in histories and among the facts. */
interface Look<Value, Names> {
  /** What it is called, everywhere. */
  label: TextId;
  /** What it is: which control writes it, and how two versions of it are merged. */
  kind: 'line' | 'richText' | 'choice' | 'colour' | 'value' | 'list' | 'person';
  /** How a value of the form is said where two versions are compared. */
  show?: (value: Value, speaker: Speaker<Names>) => string | undefined;
  /** How a history says it, if not as it comes. */
  history?: Omit<ShownField, 'label'>;
  /** How it is said among the facts of a page, and under which label if another: one that names the unit in a form need not here. */
  fact?: { label?: TextId; say?: (value: Value, speaker: Pick<Speaker<Names>, 'say'>) => string };
  /** Whether it must be filled in; of a line, what keyboard and hint help. */
  input?: { required?: true; type?: 'url'; inputMode?: 'numeric'; hint?: TextId };
  /** Of a choice: its values in their order, and the words of each. */
  choices?: { values: readonly string[]; say: (say: Say, value: string) => string; none?: TextId };
}

/**
 * A field of a thing, once for its form, its conflicts, its histories and its page.
 * @template Value what the form holds @template Wire what the server sends @template Sent what is sent to it
 */
export interface FormField<Value, Wire, Sent, Names = unknown> extends Look<Value, Names> {
  /** Its value in the form of a new thing. */
  empty: Value;
  of: (wire: Wire) => Value;
  sent: (value: Value) => Sent;
}

type Line = FormField<string, string | null, string | null>;
type More = NonNullable<Line['input']>;

/** A line of text that may be empty. */
export const line = (label: TextId, input: More = {}, look: Pick<Line, 'fact'> = {}): Line => ({
  label,
  kind: 'line',
  input,
  empty: '',
  of: (wire) => wire ?? '',
  sent: (value) => value || null,
  ...look,
});

/** A line of text that must be filled in. */
export const requiredLine = (label: TextId, input: More = {}): FormField<string, string, string> => ({
  label,
  kind: 'line',
  input: { ...input, required: true },
  empty: '',
  of: (wire) => wire,
  sent: (value) => value,
});

type WholeNumber = FormField<string, number | null, number | null>;

/** A whole number, written as people write it. */
export const wholeNumber = (label: TextId, look: Pick<WholeNumber, 'fact'> = {}): WholeNumber => ({
  label,
  kind: 'line',
  input: { inputMode: 'numeric' },
  empty: '',
  of: (wire) => (wire === null ? '' : String(wire)),
  sent: readWrittenNumber,
  ...look,
});

/** Text with formatting, as JSON. */
export const formatted = (label: TextId): Line => ({
  label,
  kind: 'richText',
  empty: '',
  of: (wire) => wire ?? '',
  sent: (value) => value || null,
});

/** Text with formatting that must be filled in; the server sends none of it to people who may not read the thing. */
export const requiredFormatted = (label: TextId): FormField<string, string | null, string> => ({
  label,
  kind: 'richText',
  input: { required: true },
  empty: '',
  of: (wire) => wire ?? '',
  sent: (value) => value,
});

/** One of some values. @param saidBy says one */
const looksLikeChoice = <Value extends string>(
  label: TextId,
  values: readonly Value[],
  saidBy: (say: Say, value: Value) => string,
) => {
  const say = (say: Say, value: string) => saidBy(say, value as Value);
  return {
    label,
    kind: 'choice' as const,
    choices: { values, say },
    show: (value: string, speaker: Speaker<unknown>) => (value === '' ? '' : say(speaker.say, value)),
    history: { say: (words: Say, { code }: { code: string }) => say(words, code) },
    fact: {
      say: (value: string, speaker: Pick<Speaker<unknown>, 'say'>) => (value === '' ? '' : say(speaker.say, value)),
    },
  };
};

/** One of some values, or none. @param none the words of the choice of none */
export const choice = <Value extends string>(
  label: TextId,
  values: readonly Value[],
  saidBy: (say: Say, value: Value) => string,
  none: TextId,
): FormField<Value | '', Value | null, Value | null> => {
  const look = looksLikeChoice(label, values, saidBy);
  return {
    ...look,
    choices: { ...look.choices, none },
    empty: '',
    of: (wire) => wire ?? '',
    sent: (value) => value || null,
  };
};

/** One of some values that must be chosen; the schema refuses it before sending if none is. @param none the words shown until then */
export const requiredChoice = <Value extends string>(
  label: TextId,
  values: readonly Value[],
  saidBy: (say: Say, value: Value) => string,
  none: TextId,
): FormField<Value | '', Value, Value> => ({
  ...choice(label, values, saidBy, none),
  input: { required: true },
  of: (wire) => wire,
  sent: (value) => (value || undefined) as Value,
});

/** One of some values, of which a new thing has one. */
export const presetChoice = <Value extends string>(
  label: TextId,
  values: readonly Value[],
  saidBy: (say: Say, value: Value) => string,
  first: Value,
): FormField<Value, Value, Value> => ({
  ...looksLikeChoice(label, values, saidBy),
  empty: first,
  of: (wire) => wire,
  sent: (value) => value,
});

/** A colour, #rrggbb. @param saidBy says one @param first the colour of a new thing */
export const colour = (
  label: TextId,
  saidBy: (say: Say, value: string) => string,
  first: string,
): FormField<string, string | null, string> => ({
  label,
  kind: 'colour',
  show: (value, { say }) => saidBy(say, value),
  history: { isColour: true, say: (say, { text }) => saidBy(say, text) },
  empty: first,
  of: (wire) => wire ?? '',
  sent: (value) => value,
});

type Person = { id: string; name: string };

/** Somebody. A name that was typed but not found has the id '', which the schema refuses. */
export const person = (label: TextId): FormField<Person | null, Person | null, string | null> => ({
  label,
  kind: 'person',
  history: { isName: true },
  empty: null,
  of: (wire) => wire && { id: wire.id, name: wire.name },
  sent: (value) => value?.id ?? null,
});

/** Things by their ids. @param nameOf says one */
export const things = <Names>(
  label: TextId,
  nameOf: (id: string, names: Names) => string,
): FormField<readonly string[], readonly { id: string }[], string[], Names> => ({
  label,
  kind: 'list',
  show: (ids, { names }) => ids.map((id) => nameOf(id, names)).join(', '),
  history: { isList: true },
  empty: [],
  of: (wire) => wire.map(({ id }) => id),
  sent: (ids) => [...ids],
});

// biome-ignore lint/suspicious/noExplicitAny: what the form, the server and the input hold is said by each field
export type AnyField<Names = any> = FormField<any, any, any, Names>;
export type AnyFields = Readonly<Record<string, AnyField>>;

/** The props of the component for a form's fields, without access. */
export interface FieldsProps<Form> {
  form: Form;
  set: (change: Partial<Form>) => void;
  errors: Pick<FieldErrors, 'of' | 'touch'>;
}

/** The fields of a thing, each as the server sends it and is sent it. */
export type FieldsOf<Name extends string, Wire, Sent> = {
  [Key in Name]: FormField<
    // biome-ignore lint/suspicious/noExplicitAny: what the form holds is said by each field
    any,
    Key extends keyof Wire ? Wire[Key] : never,
    Key extends keyof Sent ? Sent[Key] : never,
    // biome-ignore lint/suspicious/noExplicitAny: the names that it is said with are given by its form
    any
  >;
};

/** What a form of some fields holds. */
export type FormOf<Of extends AnyFields> = { [Name in keyof Of]: Of[Name]['empty'] };

const mapped = (fields: AnyFields, of: (field: AnyField, name: string) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, of(field, name)]));

/** The form of a new thing, with nothing written. */
export const emptyOf = <Of extends AnyFields>(fields: Of) => mapped(fields, ({ empty }) => empty) as FormOf<Of>;

/** The form of a thing as the server sends it. */
export const formOf = <Of extends AnyFields>(fields: Of, wire: Readonly<Record<string, unknown>>) =>
  mapped(fields, ({ of }, name) => of(wire[name])) as FormOf<Of>;

/** What is sent: every field, so that emptied fields are emptied on the server too. */
export const sentOf = <Of extends AnyFields>(fields: Of, form: FormOf<Of>) =>
  mapped(fields, ({ sent }, name) => sent(form[name])) as { [Name in keyof Of]: ReturnType<Of[Name]['sent']> };

/** What is sent of a changed form: the fields that differ from those of another. */
export const changedOf = <Of extends AnyFields>(fields: Of, before: FormOf<Of>, form: FormOf<Of>) =>
  Object.fromEntries(
    Object.entries(sentOf(fields, form)).filter(([name, value]) => {
      const was = fields[name]!.sent(before[name]);
      return JSON.stringify(value) !== JSON.stringify(was);
    }),
  ) as { [Name in keyof Of]?: ReturnType<Of[Name]['sent']> };

/** How histories call the fields and say their values. */
export const historyOf = (fields: AnyFields) =>
  mapped(fields, ({ label, history }) => ({ label, ...history })) as Record<string, ShownField>;
