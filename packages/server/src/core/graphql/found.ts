import { Refusal } from '@samspel/domain/refusal';

/** What was loaded by an id of the arguments. Throws `notFound` on the argument, by default `id`, where it is not there for the caller. */
export function found<Row>(row: Row | null, argument = 'id'): Row {
  if (row === null) throw new Refusal('notFound', argument);
  return row;
}
