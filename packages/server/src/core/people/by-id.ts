import { inOrder } from '../graphql/context.ts';

/** Returns rows in the order of the ids, null for an id without a row: the result of a batch that reads by id. */
export const byId = <Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): (Row | null)[] =>
  inOrder<number, Row, Row | null>(
    ids,
    rows,
    ({ id }) => id,
    (row) => row,
    null,
  );
