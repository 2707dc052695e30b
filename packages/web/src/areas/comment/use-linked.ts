import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useClient } from 'urql';
import { CommentPlaceDocument } from '../../generated/graphql.ts';
import { problemOf } from '../../texts/problem.ts';
import type { Comments } from './use-comments.ts';

/** The comment that the address names, if it is on this thing; shows enough older comments to include it. */
export function useLinked(meta: string, { showNewest }: Pick<Comments, 'showNewest'>) {
  const client = useClient();
  const [address] = useSearchParams();
  const id = address.get('comment');
  const [found, setFound] = useState<string | null>(null);
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    setGone(false);
    if (!id) return;
    const asked = client.query(CommentPlaceDocument, { id }, { requestPolicy: 'network-only' });
    const { unsubscribe } = asked.subscribe(({ data, error }) => {
      if (error) setGone(problemOf(error).code === 'notFound');
      if (data?.comment.meta !== meta) return;
      showNewest(data.comment.newerAnswers);
      setFound(data.comment.id);
    });
    return unsubscribe;
  }, [client, id, meta, showNewest]);
  return { id: found === id ? found : null, isGone };
}
