import { type ComponentType, createElement } from 'react';
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import type { AnyRoot, RootAddress } from './any-root.ts';

type Screen = ComponentType<{ of: AnyRoot }>;

/** The screens of a kind, by the rest of the address after its first part. */
const screens = {
  '': async (): Promise<Screen> => (await import('./root-list.tsx')).RootList,
  '/create': async (): Promise<Screen> => (await import('./root-creation.tsx')).RootCreation,
  '/trash': async (): Promise<Screen> => (await import('./root-trash.tsx')).RootTrash,
  '/:uri': async (): Promise<Screen> => (await import('./root-page.tsx')).RootPage,
};
export type RootPlace = keyof typeof screens;

/**
 * Returns the route of a shared screen; the first part of the address names the kind: `meeting`, `meeting/create`.
 * @param NotFound the page for an address of no kind
 */
export async function rootScreen(place: RootPlace, roots: readonly RootAddress[], NotFound: ComponentType) {
  const Shown = await screens[place]();
  return {
    loader: ({ params }: LoaderFunctionArgs): Promise<AnyRoot> | null =>
      roots.find(({ path }) => path === params.root)?.fetch() ?? null,
    shouldRevalidate: ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean =>
      currentParams.root !== nextParams.root,
    Component: () => {
      const of = useLoaderData<AnyRoot | null>();
      return of ? createElement(Shown, { of, key: of.kind }) : createElement(NotFound);
    },
  };
}
