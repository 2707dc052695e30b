import { useClient } from 'urql';
import { ReadersDocument } from '../../generated/graphql.ts';
import type { MentionSource } from '../../ui/rich-text/use-mentions.ts';

/** Finds people who may be mentioned in a comment on a thing: those who may read it. */
export function useReaders(meta: string): MentionSource {
  const client = useClient();
  return async (query) => {
    const { data } = await client
      .query(ReadersDocument, { meta, query }, { requestPolicy: 'network-only' })
      .toPromise();
    return (data?.findReaders ?? []).map(({ id, name, picture, organization }) => ({
      id,
      name,
      picture,
      detail: organization?.name,
    }));
  };
}
