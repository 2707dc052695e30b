import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Link, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { settled } from '../../core/testing/settled.ts';
import type { AnyRoot, RootAddress } from './any-root.ts';
import { rootScreen } from './root-screen.ts';

vi.mock('./root-list.tsx', () => ({ RootList: ({ of }: { of: AnyRoot }) => <h1>Alle {of.kind}</h1> }));
vi.mock('./root-page.tsx', () => ({ RootPage: ({ of }: { of: AnyRoot }) => <h1>Ein {of.kind}</h1> }));
vi.mock('./root-creation.tsx', () => ({ RootCreation: ({ of }: { of: AnyRoot }) => <h1>Ny {of.kind}</h1> }));
vi.mock('./root-trash.tsx', () => ({ RootTrash: () => null }));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Opens an app with two kinds that have the shared screens, and the page of a tag. */
async function appAt(address: string) {
  const fetched: string[] = [];
  const root = (kind: string, path: string): RootAddress => ({
    path,
    fetch: async () => {
      fetched.push(kind);
      return { kind } as AnyRoot;
    },
  });
  const roots = [root('MEETING', 'meeting'), root('PLAN', 'plan')];
  const NotFound = () => <h1>Finst ikkje</h1>;
  const routes = (['', '/create', '/trash', '/:uri'] as const).map((place) => ({
    path: `:root${place}`,
    lazy: () => rootScreen(place, roots, NotFound),
  }));
  const Links = () => (
    <>
      {['/plan', '/meeting?page=2', '/meeting/budsjett-7'].map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
      <Outlet />
    </>
  );
  const children = [{ path: 'tag/:title', element: <h1>Merkelapp</h1> }, ...routes];
  const router = createMemoryRouter([{ Component: Links, children }], { initialEntries: [address] });
  const place = document.body.appendChild(document.createElement('div'));
  const drawn = createRoot(place);
  onTestFinished(() => act(() => drawn.unmount()));
  const perform = (action: () => void) =>
    act(async () => {
      action();
      await settled();
    });
  await perform(() => drawn.render(<RouterProvider router={router} />));
  const follow = (to: string) => perform(() => [...place.querySelectorAll('a')].find((a) => a.text === to)!.click());
  return { shown: () => place.querySelector('h1')?.textContent, follow, fetched };
}

test.each([
  ['/meeting', 'Alle MEETING'],
  ['/plan/create', 'Ny PLAN'],
  ['/plan/budsjett-7', 'Ein PLAN'],
])('%s shows the screen that the floor makes of its kind', async (address, heading) => {
  expect((await appAt(address)).shown()).toBe(heading);
});

test.each(['/nothing', '/nothing/create', '/calendar'])('%s, which no kind has, is not found', async (address) => {
  expect((await appAt(address)).shown()).toBe('Finst ikkje');
});

test('a page that an area has itself comes before those that are made', async () => {
  expect((await appAt('/tag/create')).shown()).toBe('Merkelapp');
});

test('from one kind to another the screen is that of the other', async () => {
  const app = await appAt('/meeting');
  await app.follow('/plan');
  expect(app.shown()).toBe('Alle PLAN');
});

test('what an area says of its kind is fetched once for all pages of its list', async () => {
  const app = await appAt('/meeting');
  await app.follow('/meeting?page=2');
  expect([app.shown(), app.fetched]).toEqual(['Alle MEETING', ['MEETING']]);
});
