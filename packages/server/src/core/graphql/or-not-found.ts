import { Refusal } from '@samspel/domain/refusal';

/** Returns the row that was loaded by an id of the arguments. Throws `notFound` on the argument, by default `id`, if the row is null. */
export function orNotFound<Row>(row: Row | null, argument = 'id'): Row {
  if (row === null) throw new Refusal('notFound', argument);
  return row;
}
