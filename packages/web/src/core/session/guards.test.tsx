import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test, vi } from 'vitest';
import { SignedIn, SignedOut } from './guards.tsx';
import { type SessionState, useSession } from './session.ts';

vi.mock('./session.ts', () => ({ useSession: vi.fn() }));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Returns where somebody ends up who opens an address: the login is for people who are signed out, everything else for those who are signed in. */
async function endsAt(address: string, session: SessionState): Promise<string> {
  vi.mocked(useSession).mockReturnValue(session);
  const routes = [
    { Component: SignedOut, children: [{ path: '/login', element: null }] },
    { Component: SignedIn, children: [{ path: '*', element: null }] },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<RouterProvider router={router} />));
  act(() => root.unmount());
  const { pathname, search, hash } = router.state.location;
  return pathname + search + hash;
}

test('who is not signed in comes to the login, which knows the way back with all of it', async () => {
  const back = encodeURIComponent('/calendar/7?year=2027#activity');
  expect(await endsAt('/calendar/7?year=2027#activity', 'signedOut')).toBe(`/login?redirect=${back}`);
});

test('who opened nothing but the app comes to a bare login', async () => {
  expect(await endsAt('/', 'signedOut')).toBe('/login');
});

test('who is signed out since the subscription is over reads so, wherever they wanted to go', async () => {
  expect(await endsAt('/calendar/7', 'lapsed')).toBe('/login/no-subscription');
  expect(await endsAt('/login', 'lapsed'), 'the way to sign in again').toBe('/login');
});

test.each([
  ['/calendar/7', '/calendar/7'],
  ['/login?redirect=%2Ftopic%2F7', '/topic/7'],
  ['/login?redirect=%2Fapp%2Ftopic%2F7', '/topic/7'],
  ['/login?redirect=%2F%2Fevil.example', '/home'],
  ['/login', '/home'],
])('who is signed in and opens %s is at %s', async (address, end) => {
  expect(await endsAt(address, 'signedIn')).toBe(end);
});
