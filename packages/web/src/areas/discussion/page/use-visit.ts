import { useEffect } from 'react';
import { useMutation } from 'urql';
import { VisitDiscussionDocument } from '../../../generated/graphql.ts';

/** Reports that I have opened a discussion, which counts as a view; returns when I was there before, null the first time or if the call fails. */
export function useVisit(id: string): string | null {
  const [{ data }, visit] = useMutation(VisitDiscussionDocument);
  useEffect(() => void visit({ id }), [visit, id]);
  return data?.visitDiscussion.before ?? null;
}
