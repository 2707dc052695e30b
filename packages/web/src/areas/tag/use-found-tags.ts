import { useQuery } from 'urql';
import { SearchTagsDocument, type TagPartsFragment } from '../../generated/graphql.ts';
import { useDebounced } from '../../ui/use-debounced.ts';

/** A search starts with the third letter (product/shell#search-boxes). */
const isEnough = (text: string): boolean => text.trim().length > 2;

/** Tags whose words contain what is typed. */
export function useFoundTags(text: string): {
  tags: readonly TagPartsFragment[];
  isAsked: boolean;
  isWaiting: boolean;
} {
  const query = useDebounced(text.trim());
  const [{ data, fetching }] = useQuery({ query: SearchTagsDocument, variables: { query }, pause: !isEnough(query) });
  const isAsked = isEnough(text);
  const isWaiting = isAsked && (fetching || query !== text.trim());
  return { tags: (isAsked && !isWaiting && data?.searchTags) || [], isAsked, isWaiting };
}
