import type { ReactNode } from 'react';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import { ColourDot } from './colour-dot.tsx';
import { combineLists } from './merge.ts';
import type { ShownPart } from './use-conflict.ts';

/** A field of a form that is merged as a whole. @param show returns its value as a person reads it */
export function fieldPart<Form, Key extends keyof Form & string>(
  name: Key,
  label: string,
  show: (value: Form[Key]) => ReactNode,
): ShownPart<Form, Form[Key]> {
  return {
    name,
    label,
    read: (form) => form[name],
    write: (form, value) => ({ ...form, [name]: value }),
    show,
  };
}

/** Fields that only make sense together, such as the two days of an activity. The part has the name of the first. */
export function fieldsPart<Form, Key extends keyof Form & string>(
  keys: readonly [Key, ...Key[]],
  label: string,
  show: (value: Pick<Form, Key>) => ReactNode,
): ShownPart<Form, Pick<Form, Key>> {
  return {
    name: keys[0],
    fields: keys,
    label,
    read: (form) => Object.fromEntries(keys.map((key) => [key, form[key]])) as Pick<Form, Key>,
    write: (form, value) => ({ ...form, ...value }),
    show,
  };
}

type KeysOf<Form, Value> = { [Key in keyof Form]: Form[Key] extends Value ? Key : never }[keyof Form] & string;

/** A line of text. */
export const textPart = <Form,>(name: KeysOf<Form, string>, label: string) =>
  fieldPart<Form, typeof name>(name, label, (value) => String(value));

/** A text with formatting, as JSON. */
export const richTextPart = <Form,>(name: KeysOf<Form, string>, label: string) =>
  fieldPart<Form, typeof name>(name, label, (value) => value && <RichText json={String(value)} />);

/** A colour, #rrggbb. */
export const colourPart = <Form,>(name: KeysOf<Form, string>, label: string, nameOf: (colour: string) => string) =>
  fieldPart<Form, typeof name>(
    name,
    label,
    (value) => value && <ColourDot value={String(value)} name={nameOf(String(value))} />,
  );

/** Somebody, by name. */
export const personPart = <Form,>(
  name: KeysOf<Form, { id: string; name: string } | null>,
  label: string,
): ShownPart<Form> => ({
  name,
  label,
  read: (form) => {
    const person = form[name] as { id: string; name: string } | null;
    return person && { id: person.id, name: person.name };
  },
  write: (form, value) => ({ ...form, [name]: value }),
  show: (value) => (value as { name: string } | null)?.name,
});

/** Entries that are there or not, such as tags: both changes are kept. @param nameOf returns an entry as a person reads it */
export const listPart = <Form,>(
  name: KeysOf<Form, readonly string[]>,
  label: string,
  nameOf: (entry: string) => string = (entry) => entry,
): ShownPart<Form, readonly string[]> => ({
  name,
  label,
  read: (form) => form[name] as readonly string[],
  write: (form, value) => ({ ...form, [name]: value }),
  combine: combineLists,
  show: (entries) => entries.map(nameOf).join(', '),
});
