import type { OperationResult } from '@urql/core';

/** Whether a call did not reach the server: there was no answer at all, not even an error. */
export const isUnreached = ({ error }: Pick<OperationResult, 'error'>): boolean =>
  error?.networkError !== undefined && error.response === undefined;

/** `isUnreached` for queries only: a mutation is never sent again by itself. */
export const isUnreachedQuery = (result: OperationResult): boolean =>
  result.operation.kind === 'query' && isUnreached(result);
