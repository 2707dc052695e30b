import type { SubjectKind } from '@samspel/domain/subject/subject';
import { useMemo } from 'react';
import { useQuery } from 'urql';
import { FindThingsDocument, type FindThingsQuery, type ThingPartsFragment } from '../../generated/graphql.ts';
import { useDebounced } from '../../ui/use-debounced.ts';

/** A search starts with the third letter (product/shell#search-boxes). */
const isEnough = (text: string): boolean => text.trim().length > 2;

/** A thing as it is found and chosen. */
export type FoundThing = Pick<ThingPartsFragment, 'id' | 'kind' | 'title' | 'status'>;

interface Found {
  things: readonly FoundThing[];
  /** What was searched for. */
  query: string;
  isAsked: boolean;
  isWaiting: boolean;
  error: Error | undefined;
}

/** Finds things of some kinds that I may read. @param onlyWrite finds only those that I may change */
export function useThings(text: string, kinds: readonly SubjectKind[], onlyWrite: boolean): Found {
  const query = useDebounced(text.trim());
  const pause = !isEnough(query);
  const [{ data, fetching, error }] = useQuery({ query: FindThingsDocument, variables: { query, onlyWrite }, pause });
  const found = useMemo(() => thingsOf(kinds, data?.search.hits), [kinds, data]);
  const isAsked = isEnough(text);
  const isWaiting = isAsked && (fetching || query !== text.trim());
  return { things: isAsked && !isWaiting ? found : [], query, isAsked, isWaiting, error };
}

const thingsOf = (kinds: readonly SubjectKind[], hits: FindThingsQuery['search']['hits'] = []): FoundThing[] =>
  hits
    .filter(({ kind, isLimited }) => kinds.includes(kind) && !isLimited)
    .map(({ id, kind, title, isArchived }) => ({ id, kind, title, status: isArchived ? 'ARCHIVED' : 'PUBLISHED' }));
