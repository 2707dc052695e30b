import type { OperationResult } from '@urql/core';

/** Whether a call found no way to the server: it was not answered, not even badly. */
export const isUnreached = ({ error }: OperationResult): boolean =>
  error?.networkError !== undefined && error.response === undefined;

/** `isUnreached`, of a query alone: what changes something is never sent again by itself. */
export const isUnreachedQuery = (result: OperationResult): boolean =>
  result.operation.kind === 'query' && isUnreached(result);
