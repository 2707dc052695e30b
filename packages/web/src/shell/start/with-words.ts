import type { RouteObject } from 'react-router';
import { storedTokens } from '../../storage/tokens.ts';
import type { PageHandle } from '../../subject/page/page-handle.ts';
import { loadPages, loadPublic, loadWhole } from '../../texts/messages.ts';
import { whenIdle } from '../../ui/base/when-idle.ts';

/**
 * Makes routes load their texts before they are shown: those of a page that is read most with the page, and all others when it is shown, for what opens
 * over it; all of them for any other page, and those of the public screens for somebody who is signed out.
 */
export const withWords = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const { lazy, children, index, handle } = route;
    const isPage = !children && !(handle as PageHandle | undefined)?.isMostRead;
    const fetched = typeof lazy === 'function' ? { ...route, lazy: () => together(lazy, isPage) } : route;
    return index || !children ? fetched : { ...fetched, children: withWords(children) };
  }) as RouteObject[];

async function together<Page>(lazy: () => Promise<Page>, needsWhole: boolean): Promise<Page> {
  const load = !storedTokens() ? loadPublic : needsWhole ? loadWhole : loadPages;
  const [page] = await Promise.all([lazy(), load()]);
  // A page that cannot fetch them fetches them with what opens over it.
  if (load === loadPages) whenIdle(() => void loadWhole().catch(() => undefined));
  return page;
}
