import type { Permission } from '@samspel/domain/subject/access';
import type { TextId } from '@samspel/i18n/texts';
import { createContext, type ReactNode, useContext } from 'react';

/** Something that one can do from wherever one is, beside what a search finds. */
export interface Shortcut {
  text: TextId;
  icon: ReactNode;
  /** Where it leads, below /app. @param me who is signed in */
  to: (me: { id: string }) => string;
  /** The permission without which it is not offered. */
  permission?: Permission;
}

/** Where a search leads that has found somebody: to what they have made. */
export interface MadeBy {
  person: (id: string) => string;
  organization: (id: string) => string;
  permission?: Permission;
}

/** What areas bring to search, beside their kinds. */
export interface SearchPlaces {
  shortcuts: readonly Shortcut[];
  madeBy: MadeBy | undefined;
}

const SearchContext = createContext<SearchPlaces>({ shortcuts: [], madeBy: undefined });

/** Hands down what all areas bring: the shell collects it. */
export const SearchProvider = SearchContext.Provider;

/** What the areas bring to search. */
export const useSearchPlaces = (): SearchPlaces => useContext(SearchContext);
