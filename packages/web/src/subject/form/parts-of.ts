import { colourPart, fieldPart, listPart, personPart, richTextPart, textPart } from '../../core/forms/parts.tsx';
import type { ShownPart } from '../../core/forms/use-conflict.ts';
import type { AnyField, Speaker } from './fields.ts';

/** Fields of a form as parts, for merging it with a newer version and for comparing two versions. */
export const partsOf = <Form extends object, Names = unknown>(
  fields: Readonly<{ [Name in keyof Form]?: AnyField<Names> }>,
  speaker: Speaker<Names>,
): ShownPart<Form>[] =>
  Object.entries(fields as Readonly<Record<string, AnyField<Names>>>).map(
    ([name, field]) => partOf(name, field, speaker) as unknown as ShownPart<Form>,
  );

/** A form of which no more is known than its fields' names. */
type Form = Readonly<Record<string, never>>;

function partOf<Names>(name: string, { kind, label, show }: AnyField<Names>, speaker: Speaker<Names>) {
  const called = speaker.say(label);
  if (kind === 'line') return textPart<Form>(name, called);
  if (kind === 'richText') return richTextPart<Form>(name, called);
  if (kind === 'colour') return colourPart<Form>(name, called, (colour) => show?.(colour, speaker) ?? colour);
  if (kind === 'person') return personPart<Form>(name, called);
  if (kind === 'list') return listPart<Form>(name, called, (id) => show?.([id], speaker) ?? id);
  return fieldPart<Form, string>(name, called, (value) => show?.(value, speaker));
}
