import { mapExchange, type OperationResult } from '@urql/core';

/**
 * An answer of which a part was refused counts as none: a page shows what it asked for, or why it cannot. The types say so too: a field of the
 * root is null only where it has an error.
 */
export const wholeOrNone = () => mapExchange({ onResult });

const onResult = (result: OperationResult): OperationResult =>
  result.error && hasGap(result.data) ? { ...result, data: undefined } : result;

const hasGap = (data: unknown) => Object.values((data ?? {}) as object).includes(null);
