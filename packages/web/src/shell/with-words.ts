import type { RouteObject } from 'react-router';
import { storedTokens } from '../storage/tokens.ts';
import { loadWhole } from '../texts/messages.ts';

/**
 * Makes routes load all texts, for pages that use more than the frame and the home page do: each loads them before it is shown to a signed-in person.
 */
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
