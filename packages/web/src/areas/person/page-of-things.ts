import type { TypedDocumentNode } from 'urql';
import type { PersonCardsFragment, SubjectKind } from '../../generated/graphql.ts';

/** Queries a later page of a list of things. */
export type PageOfThings = TypedDocumentNode<
  { list: PersonCardsFragment },
  { id: string; kind: SubjectKind; offset: number }
>;
