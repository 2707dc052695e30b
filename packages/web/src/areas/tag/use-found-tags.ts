import { useQuery } from 'urql';
import { SearchTagsDocument, type TagPartsFragment } from '../../generated/graphql.ts';
import { useTypedQuery } from '../../ui/field/use-typed-query.ts';

/** Tags whose words contain what is typed. */
export function useFoundTags(text: string): {
  tags: readonly TagPartsFragment[];
  isAsked: boolean;
  isWaiting: boolean;
} {
  const { query, pause, isAsked, isTyping } = useTypedQuery(text);
  const [{ data, fetching }] = useQuery({ query: SearchTagsDocument, variables: { query }, pause });
  const isWaiting = isAsked && (fetching || isTyping);
  return { tags: (isAsked && !isWaiting && data?.searchTags) || [], isAsked, isWaiting };
}
