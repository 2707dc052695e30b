import type { Body } from '@samspel/domain/subject/change';
import type { StoredText } from '@samspel/domain/text/stored-text';
import { type RawBuilder, type SelectType, sql } from 'kysely';
import type { SubjectTable, Tables } from '../../printed/tables.ts';
import { type Codec, type Fields, richText } from './codecs.ts';

/** How a field of a kind of thing is stored: what its history, its undo, its revisions and its writing are made of. */
export type StoredField<Value = unknown> = {
  /** How a history shows it and an undo gives it back. */
  codec: Codec;
  /** Its value, as a body keeps it: of the subject `s`, and the row `own` that the kind has beside it. */
  value: RawBuilder<Value>;
  /** The columns of that row which an input writes; missing if it is written in another way. */
  columns?: (given: never) => object;
};

/** A field that is a column of the row that the kind has beside `subject`. */
export type OwnField<Value> = StoredField<Value> & Required<Pick<StoredField, 'columns'>>;

/** The fields of a kind, by their names on the wire, in the order in which an input is written. */
export type StoredFields = Readonly<Record<string, StoredField>>;

/** What a body of some fields holds. */
export type BodyOf<Of extends StoredFields> = Body & {
  [Name in keyof Of]: Of[Name] extends StoredField<infer Value> ? Value : never;
};

/** A field that is a column of the subject; the kind writes it with the subject's new version. */
export const ofSubject = <Name extends keyof SubjectTable & string>(
  name: Name,
  codec: Codec,
): StoredField<SelectType<SubjectTable[Name]>> => ({ codec, value: sql`${sql.ref(`s.${name}`)}` });

/** A field that is told from elsewhere, and written by its own statement. */
export const apart = <Value>(value: RawBuilder<Value>, codec: Codec): StoredField<Value> => ({ codec, value });

/** Makes fields that are columns of the table that a kind has beside `subject`. */
export const columnsIn = <Table extends keyof Tables>() => ({
  /** @param write what is written of a given value; without it, the value itself */
  column: <Name extends keyof Tables[Table] & string, Given = unknown>(
    name: Name,
    codec: Codec,
    write: (given: Given) => object = (given) => ({ [name]: given }),
  ): OwnField<SelectType<Tables[Table][Name]>> => ({ codec, value: sql`${sql.ref(`own.${name}`)}`, columns: write }),
  /** A text with formatting, whose words are in a column beside it. */
  text: <Name extends keyof Tables[Table] & string>(name: Name): OwnField<SelectType<Tables[Table][Name]>> => ({
    codec: richText,
    value: sql`${sql.ref(`own.${name}`)}`,
    columns: (text: StoredText | null) => ({ [name]: text?.json ?? null, [`${name}_text`]: text?.text ?? null }),
  }),
  /** A list that is kept as JSON. */
  json: <Value>(name: keyof Tables[Table] & string, codec: Codec): OwnField<Value> => ({
    codec,
    value: sql`${sql.ref(`own.${name}`)}`,
    columns: (given: unknown) => ({ [name]: JSON.stringify(given) }),
  }),
});

/** How a history shows the fields, and an undo gives them back. */
export const codecsOf = (fields: StoredFields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, { codec }]) => [name, codec]));

/** A body of the fields, as a revision keeps it: of the subject `s` and the row `own` beside it. */
export const bodyOf = <Of extends StoredFields>(fields: Of): RawBuilder<BodyOf<Of>> =>
  sql`jsonb_build_object(${sql.join(Object.entries(fields).flatMap(([name, { value }]) => [sql.lit(name), value]))})`;

/** The columns that an input writes beside the subject: a field that is left out leaves its own, and null empties them. */
export const columnsOf = (fields: StoredFields, input: Readonly<Record<string, unknown>>): object =>
  Object.assign(
    {},
    ...Object.entries(fields).map(([name, { columns }]) =>
      input[name] === undefined ? {} : columns?.(input[name] as never),
    ),
  );

/** The names of the fields that are columns of a kind's own row. */
type OwnNames<Of extends StoredFields> = {
  [Name in keyof Of]: Of[Name] extends OwnField<infer _Value> ? Name : never;
}[keyof Of];

/** A kind's own row, as it is read. */
export type OwnRow<Of extends StoredFields> = Pick<BodyOf<Of>, OwnNames<Of>>;

/** The columns of an OwnRow: of the row `own` beside the subject. */
export const ownColumns = (fields: StoredFields): RawBuilder<unknown> =>
  sql.join(
    Object.entries(fields).flatMap(([name, { columns, value }]) =>
      columns ? [sql`${value} as ${sql.ref(name)}`] : [],
    ),
  );

/** The fields in the schema that are of an OwnRow as it is read, apart from those on the card, which need no gate. */
export const ownFields = <Of extends StoredFields>(fields: Of, onCard: readonly OwnNames<Of>[]) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { columns }]) =>
      columns && !onCard.includes(name as OwnNames<Of>) ? [[name, (row: OwnRow<Of>) => row[name as never]]] : [],
    ),
  );
