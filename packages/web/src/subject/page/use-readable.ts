import { type TypedDocumentNode, useClient } from 'urql';
import { problemOf } from '../../texts/problem.ts';

/** Asks whether a thing is there for the person, and calls it `found`. */
export type ReadableDocument = TypedDocumentNode<{ found: { id?: string; isLimited?: boolean } }, { id: string }>;

/**
 * Returns how to ask, past the cache, whether the person may still read a thing: its card alone is not enough. A call that fails for another
 * reason says nothing against it.
 */
export function useReadable(document: ReadableDocument): (id: string) => Promise<boolean> {
  const client = useClient();
  return async (id) => {
    const { data, error } = await client.query(document, { id }, { requestPolicy: 'network-only' }).toPromise();
    if (error) return problemOf(error).code !== 'notFound';
    return data?.found.isLimited !== true;
  };
}
