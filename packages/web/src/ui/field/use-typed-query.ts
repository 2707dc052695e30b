import { useDebounced } from '../base/use-debounced.ts';

/** Whether a search starts: with the third letter (product/shell#search-boxes). */
export const isEnough = (text: string): boolean => text.trim().length > 2;

/** What is typed into a search box, as the query that is sent when the person pauses. */
export interface TypedQuery {
  query: string;
  /** The query is too short to be sent. */
  pause: boolean;
  /** The text is long enough for an answer to be shown. */
  isAsked: boolean;
  /** The person may still be typing, so the query is not the text yet. */
  isTyping: boolean;
}

export function useTypedQuery(text: string): TypedQuery {
  const query = useDebounced(text.trim());
  return { query, pause: !isEnough(query), isAsked: isEnough(text), isTyping: query !== text.trim() };
}
