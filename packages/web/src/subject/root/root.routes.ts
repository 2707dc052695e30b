import { type ComponentType, createElement } from 'react';
import type { RouteObject } from 'react-router';
import type { RootWithScreens, TrashedKind } from './root-kind.ts';

// biome-ignore lint/suspicious/noExplicitAny: what a kind's form holds goes both ways, so no type is above all of them
type AnyRoot = RootWithScreens<any, any, any>;

/** The screens of this floor, by what each needs to know of a kind. */
interface Screens {
  list: AnyRoot;
  create: AnyRoot;
  page: AnyRoot;
  trash: TrashedKind;
}

const screens: { [Name in keyof Screens]: () => Promise<ComponentType<{ of: Screens[Name] }>> } = {
  list: async () => (await import('./root-list.tsx')).PlainRootList,
  create: async () => (await import('./root-creation.tsx')).RootCreation,
  page: async () => (await import('./root-page.tsx')).RootPage,
  trash: async () => (await import('./root-trash.tsx')).RootTrash,
};

/** Returns the `lazy` of a route with a screen of this floor. @param fetch fetches what the area declares about its kind, with the screen */
export const rootScreen =
  <Name extends keyof Screens>(name: Name, fetch: () => Promise<Screens[Name]>) =>
  async () => {
    const [Screen, of] = await Promise.all([screens[name](), fetch()]);
    return { Component: () => createElement(Screen, { of }) };
  };

/** Returns the routes of a kind whose screens are all of this floor. @param path the first part of their addresses, as `rootPaths` takes it */
export const rootRoutes = (path: string, fetch: () => Promise<AnyRoot>): RouteObject[] => [
  { path, lazy: rootScreen('list', fetch) },
  { path: `${path}/create`, lazy: rootScreen('create', fetch) },
  { path: `${path}/trash`, lazy: rootScreen('trash', fetch) },
  { path: `${path}/:uri`, lazy: rootScreen('page', fetch) },
];
