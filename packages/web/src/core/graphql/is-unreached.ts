import type { OperationResult } from '@urql/core';

/** Whether a query found no way to the server: it was not answered, not even badly. */
export const isUnreached = ({ operation, error }: OperationResult): boolean =>
  operation.kind === 'query' && error?.networkError !== undefined && error.response === undefined;
