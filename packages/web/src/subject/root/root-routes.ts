import { type ComponentType, createElement } from 'react';
import { type RouteObject, useLoaderData } from 'react-router';
import type { ShownKind } from '../kinds.tsx';
import type { AnyRoot } from './any-root.ts';

type Screen = ComponentType<{ of: AnyRoot }>;

/** What the routes need of the shell: both are fetched when somebody opens such a page. */
interface Options {
  kinds: () => Promise<readonly ShownKind[]>;
  /** The page in place of an address that no kind has. */
  notFound: () => Promise<ComponentType>;
}

/**
 * The screens that this floor makes of a kind's `root`, found by the first part of the address: `meeting`, `meeting/create`. They belong after
 * the routes of areas with screens of their own.
 */
export function rootRoutes({ kinds, notFound }: Options): RouteObject[] {
  const rootAt = async (path: string | undefined): Promise<AnyRoot | null> => {
    const root = (await kinds()).find(({ root }) => root?.path === path)?.root;
    return root ? root.fetch() : null;
  };
  const screen = (below: string, fetch: () => Promise<Screen>): RouteObject => ({
    path: `:root${below}`,
    loader: ({ params }) => rootAt(params.root),
    shouldRevalidate: ({ currentParams, nextParams }) => currentParams.root !== nextParams.root,
    lazy: async () => {
      const [Shown, NotFound] = await Promise.all([fetch(), notFound()]);
      return {
        Component: () => {
          const of = useLoaderData<AnyRoot | null>();
          return of ? createElement(Shown, { of, key: of.kind }) : createElement(NotFound);
        },
      };
    },
  });
  return [
    screen('', async () => (await import('./root-list.tsx')).RootList),
    screen('/create', async () => (await import('./root-creation.tsx')).RootCreation),
    screen('/trash', async () => (await import('./root-trash.tsx')).RootTrash),
    screen('/:uri', async () => (await import('./root-page.tsx')).RootPage),
  ];
}
