import { inOrder } from '../graphql/context.ts';

/** The answer of a batch that reads rows by id: in the order of the ids, null if there is none. */
export const byId = <Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): (Row | null)[] =>
  inOrder<number, Row, Row | null>(
    ids,
    rows,
    ({ id }) => id,
    (row) => row,
    null,
  );
