import type { AnyVariables } from '@urql/core';
import { useState } from 'react';
import type { CombinedError, UseQueryState } from 'urql';
import { isUnreached } from '../network/is-unreached.ts';

/** An answer of a query, and what was asked for. */
export interface Read<Data, Variables> {
  data: Data;
  variables: Variables;
}

/** What a page shows of a query whose variables change, such as a year. */
export interface LastRead<Data, Variables> {
  /** The answer, or while the one asked for cannot be read, the one before it: so the head of the page stays. */
  read: Read<Data, Variables> | undefined;
  /** Why what is asked for is not in `read`. A page that is shown and cannot be read once more, for want of a network, stays without an error. */
  error: CombinedError | undefined;
}

/**
 * Returns the answer of a query, and keeps it when another one cannot be read.
 * @param isOfSame whether an earlier answer is of the thing that the page shows now
 */
export function useLastRead<Data, Variables extends AnyVariables>(
  { data, error, operation }: UseQueryState<Data, Variables>,
  isOfSame: (variables: Variables) => boolean,
): LastRead<Data, Variables> {
  const [kept, setKept] = useState<Read<Data, Variables> & { key: number }>();
  if (data !== undefined && data !== null && operation) {
    const read = { data, variables: operation.variables, key: operation.key };
    if (kept?.data !== data || kept.key !== read.key) setKept(read);
    return { read, error: undefined };
  }
  const read = kept && isOfSame(kept.variables) ? kept : undefined;
  const isShown = read !== undefined && error !== undefined && read.key === operation?.key && isUnreached({ error });
  return { read, error: isShown ? undefined : error };
}
