import { type ComponentType, createElement } from 'react';
import type { RouteObject } from 'react-router';
import type { RootKind, RootThing } from './root-kind.ts';

/** The screens of a kind; each is fetched when it is first shown. @param fetch fetches what the area says of the kind */
export function rootRoutes<Thing extends RootThing, Fields, Input extends object>(
  path: string,
  fetch: () => Promise<RootKind<Thing, Fields, Input>>,
): RouteObject[] {
  type Page = ComponentType<{ of: RootKind<Thing, Fields, Input> }>;
  const screen = (below: string, page: () => Promise<Page>): RouteObject => ({
    path: `${path}${below}`,
    lazy: async () => {
      const [Shown, of] = await Promise.all([page(), fetch()]);
      return { Component: () => createElement(Shown, { of }) };
    },
  });
  return [
    screen('', async () => (await import('./root-list.tsx')).RootList),
    screen('/create', async () => (await import('./root-creation.tsx')).RootCreation),
    screen('/trash', async () => (await import('./root-trash.tsx')).RootTrash),
    screen('/:uri', async () => (await import('./root-page.tsx')).RootPage),
  ];
}
