import { mapExchange, type OperationResult } from '@urql/core';

/**
 * Drops the data of an answer if a part of it was refused: a page shows all that it queried, or why it cannot. The types say the same: a root field
 * is null only together with an error.
 */
export const wholeOrNone = () => mapExchange({ onResult });

const onResult = (result: OperationResult): OperationResult =>
  result.error && hasGap(result.data) ? { ...result, data: undefined } : result;

const hasGap = (data: unknown) => Object.values((data ?? {}) as object).includes(null);
