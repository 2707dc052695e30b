import type { Permission } from '@samspel/domain/subject/access';
import { createContext, useContext } from 'react';
import type { LaterPart } from '../ui/base/fetched-part.ts';

/** What an area shows on the home page (product/year-wheels#home): the small year, what is new, or the card of somebody who has no year wheel yet. */
export interface HomePart extends LaterPart<object> {
  place: 'year' | 'news' | 'first';
  /** The permission without which it is not shown. */
  permission?: Permission;
}

const HomePartsContext = createContext<readonly HomePart[]>([]);

/** Passes what areas show at home down to the home page. */
export const HomePartsProvider = HomePartsContext.Provider;
export const useHomeParts = (): readonly HomePart[] => useContext(HomePartsContext);
