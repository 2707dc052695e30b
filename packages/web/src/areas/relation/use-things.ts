import type { SubjectKind } from '@samspel/domain/subject/subject';
import { useMemo } from 'react';
import { useQuery } from 'urql';
import { FindThingsDocument, type FindThingsQuery, type ThingPartsFragment } from '../../generated/graphql.ts';
import { useTypedQuery } from '../../ui/field/use-typed-query.ts';

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
  const { query, pause, isAsked, isTyping } = useTypedQuery(text);
  const [{ data, fetching, error }] = useQuery({ query: FindThingsDocument, variables: { query, onlyWrite }, pause });
  const found = useMemo(() => thingsOf(kinds, data?.search.hits), [kinds, data]);
  const isWaiting = isAsked && (fetching || isTyping);
  return { things: isAsked && !isWaiting ? found : [], query, isAsked, isWaiting, error };
}

const thingsOf = (kinds: readonly SubjectKind[], hits: FindThingsQuery['search']['hits'] = []): FoundThing[] =>
  hits
    .filter(({ kind, isLimited }) => kinds.includes(kind) && !isLimited)
    .map(({ id, kind, title, isArchived }) => ({ id, kind, title, status: isArchived ? 'ARCHIVED' : 'PUBLISHED' }));
