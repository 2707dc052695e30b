import type { Status } from '@samspel/domain/subject/subject';
import { type TypedDocumentNode, useClient } from 'urql';
import { problemOf } from '../../texts/problem.ts';

/** Queries whether the person may see a thing, under the name `found`. */
export type ReadableDocument = TypedDocumentNode<
  { found: { id?: string; isLimited?: boolean; status?: Status } },
  { id: string }
>;

/**
 * Returns a function that asks, past the cache, whether the person may still read a thing; its card is not enough. If the call fails for another
 * reason, the thing counts as readable.
 * @param shown the status that the page shows. If the thing now has another status, such as archived, it does not count as readable on this page
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
