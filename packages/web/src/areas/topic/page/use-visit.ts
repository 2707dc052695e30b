import { useEffect } from 'react';
import { useMutation } from 'urql';
import { VisitTopicDocument } from '../../../generated/graphql.ts';

/** Reports that I have opened a topic; returns when I was there before, null the first time or if the call fails. */
export function useVisit(id: string): string | null {
  const [{ data }, visit] = useMutation(VisitTopicDocument);
  useEffect(() => void visit({ id }), [visit, id]);
  return data?.visitTopic.before ?? null;
}
