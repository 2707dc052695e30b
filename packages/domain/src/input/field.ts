import type { z } from 'zod';
import { maybe, orElse } from './scalar.ts';

/** How a field of a thing is read when the thing is made, and when it is changed. */
export type Field<Made extends z.ZodType = z.ZodType, Changed extends z.ZodType = z.ZodType> = {
  made: Made;
  changed: Changed;
};

/** A field that a new thing must have. A change that leaves it out leaves it as it is. */
export const required = <Schema extends z.ZodType>(schema: Schema) => ({ made: schema, changed: schema.optional() });

/** A field that a new thing has a value of, whether one is given or not. A change that leaves it out leaves it as it is. */
export const preset = <Schema extends z.ZodType, const First extends z.output<Schema>>(
  schema: Schema,
  first: First,
) => ({
  made: orElse(schema, first),
  changed: schema.optional(),
});

/** A field that may be empty: null empties it. */
export const emptiable = <Schema extends z.ZodType>(schema: Schema) => ({
  made: schema.nullish(),
  changed: schema.nullish(),
});

/** A field that holds a list, which is replaced as a whole; null counts as left out. */
export const listed = <Schema extends z.ZodType>(schema: Schema) => ({ made: maybe(schema), changed: maybe(schema) });

type Fields = Readonly<Record<string, Field>>;
type Side<Of extends Fields, Which extends keyof Field> = { [Name in keyof Of]: Of[Name][Which] };

const sideOf = <Of extends Fields, Which extends keyof Field>(fields: Of, which: Which) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[which]])) as Side<Of, Which>;

/** The shape of the input that makes a thing. */
export const madeOf = <Of extends Fields>(fields: Of) => sideOf(fields, 'made');

/** The shape of the input that changes a thing, beside its id and version. */
export const changedOf = <Of extends Fields>(fields: Of) => sideOf(fields, 'changed');
