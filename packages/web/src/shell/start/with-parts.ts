import type { RouteObject } from 'react-router';
import type { PageHandle } from '../../subject/page/page-handle.ts';
import { partsOn } from '../../subject/sections/page-section.ts';
import { fetchPart } from '../../ui/base/fetched-part.ts';

/** Makes routes fetch the parts that their page shows at first, with the page itself: what all of them ask for then travels in one request. */
export const withParts = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const { lazy, children, index } = route;
    const handle: PageHandle = route.handle ?? {};
    const fetched =
      handle.parts && typeof lazy === 'function' ? { ...route, lazy: () => together(lazy, handle) } : route;
    return index || !children ? fetched : { ...fetched, children: withParts(children) };
  }) as RouteObject[];

async function together<Page>(lazy: () => Promise<Page>, handle: PageHandle): Promise<Page> {
  const [page] = await Promise.all([lazy(), fetchPartsOf(handle)]);
  return page;
}

/** What cannot be fetched is fetched again, and told, where it is shown. */
async function fetchPartsOf({ parts, names }: PageHandle): Promise<void> {
  const { homeParts, pageSections } = await import('../registry/areas.ts');
  const shown =
    parts === 'home' ? homeParts.filter(({ place }) => place !== 'first') : partsOn(pageSections, parts!, names);
  await Promise.allSettled(shown.map((part) => fetchPart<unknown>(part)));
}
