import type { Status } from '@samspel/domain/subject/subject';
import { type TypedDocumentNode, useClient } from 'urql';
import { problemOf } from '../../texts/problem.ts';

/** Asks whether a thing is there for the person, and calls it `found`. */
export type ReadableDocument = TypedDocumentNode<
  { found: { id?: string; isLimited?: boolean; status?: Status } },
  { id: string }
>;

/**
 * Returns how to ask, past the cache, whether the person may still read a thing: its card alone is not enough. A call that fails for another
 * reason says nothing against it.
 * @param shown the status that the page shows: where it is another one now, as of what was archived, the page is not readable as it stands
 */
export function useReadable(document: ReadableDocument, shown?: Status): (id: string) => Promise<boolean> {
  const client = useClient();
  return async (id) => {
    const { data, error } = await client.query(document, { id }, { requestPolicy: 'network-only' }).toPromise();
    if (error) return problemOf(error).code !== 'notFound';
    const { isLimited, status = shown } = data?.found ?? {};
    return isLimited !== true && (shown === undefined || status === shown);
  };
}
