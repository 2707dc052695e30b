import type { RouteObject } from 'react-router';
import { storedTokens } from '../storage/tokens.ts';
import { loadWhole } from '../texts/messages.ts';

/** The routes of pages that say more than the frame around them and the home page: each has its words when it is shown to somebody who is signed in. */
export const withWords = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const { lazy, children, index } = route;
    const fetched = typeof lazy === 'function' ? { ...route, lazy: () => together(lazy) } : route;
    return index || !children ? fetched : { ...fetched, children: withWords(children) };
  }) as RouteObject[];

async function together<Page>(lazy: () => Promise<Page>): Promise<Page> {
  const [page] = await Promise.all([lazy(), storedTokens() && loadWhole()]);
  return page;
}
