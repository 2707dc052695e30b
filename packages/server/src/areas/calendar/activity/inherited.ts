import { type RawBuilder, sql } from 'kysely';
import type { StoredField } from '../../../subject/fields.ts';
import { type InheritedField, inheritedFields } from './activity.fields.ts';

type Fields = typeof inheritedFields;
type One = Fields[keyof Fields];

/** The inherited fields of an activity or a series, as its row has them. */
export type InheritedRow = {
  [Field in One as Field['row']]: Field extends StoredField<infer Value> ? Value : never;
};

/** The inherited fields. */
export const inherited: readonly InheritedField[] = Object.values(inheritedFields);

/** The columns of an InheritedRow. @param alias that of the table of activities or of series */
export const inheritedColumns = (alias: string): RawBuilder<unknown> =>
  sql.join(inherited.map(({ column, row }) => sql`${sql.ref(`${alias}.${column}`)} as ${sql.ref(row)}`));

/** What is written of a value of an inherited field. @param by id of the person who changes it */
export const inheritedWrite = ({ column, along }: InheritedField, value: unknown, by: number): object => ({
  [column]: value,
  ...along?.(value as never, by),
});

/** The inherited fields that an input changes, with their new values. */
export const changedInherited = (input: Readonly<Record<string, unknown>>, before: InheritedRow) =>
  Object.entries<InheritedField>(inheritedFields).flatMap(([name, field]) => {
    const value = input[name];
    return value === undefined || value === valueIn(before, field) ? [] : [{ field, value }];
  });

/** The value of an inherited field in a row. */
export const valueIn = (row: InheritedRow, field: InheritedField): unknown => row[field.row as keyof InheritedRow];

/** An InheritedRow of what a body of a series keeps; a field that it does not know yet is empty. */
export const inheritedIn = (body: Readonly<Record<string, unknown>>): InheritedRow =>
  Object.fromEntries(
    Object.entries(inheritedFields).map(([name, { row }]) => [row, body[name] ?? null]),
  ) as InheritedRow;

/** The columns of an InheritedRow with their values. */
export const columnsOfRow = (row: InheritedRow): object =>
  Object.fromEntries(inherited.map((field) => [field.column, valueIn(row, field)]));

/** The columns of inherited fields, with who made somebody responsible. */
export const inheritedWithAuthor: readonly string[] = [...inherited.map(({ column }) => column), 'assigned_by'];

const { responsible: _responsible, ...asTheyAre } = inheritedFields;

/**
 * The columns that a copy of an activity, or of its series, takes over as they are: not who is responsible, which each copy settles for itself.
 * @param alias that of the table copied from; without it, the names of the columns
 */
export const copiedColumns = (alias?: string): RawBuilder<unknown> =>
  sql.join(
    ['description', 'description_text', ...Object.values<InheritedField>(asTheyAre).map(({ column }) => column)].map(
      (column) => sql.ref(alias ? `${alias}.${column}` : column),
    ),
  );
