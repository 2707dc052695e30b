import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { settled } from '../../core/testing/settled.ts';
import { rootRoutes } from './root.routes.ts';

type Given = { of: { kind: string } };
vi.mock('./root-list.tsx', () => ({ PlainRootList: ({ of }: Given) => <h1>Alle {of.kind}</h1> }));
vi.mock('./root-page.tsx', () => ({ RootPage: ({ of }: Given) => <h1>Ein {of.kind}</h1> }));
vi.mock('./root-creation.tsx', () => ({ RootCreation: ({ of }: Given) => <h1>Ny {of.kind}</h1> }));
vi.mock('./root-trash.tsx', () => ({ RootTrash: ({ of }: Given) => <h1>Kasta {of.kind}</h1> }));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const routes = ['meeting', 'plan'].flatMap((path) =>
  rootRoutes(path, async () => ({ kind: path.toUpperCase() }) as never),
);

test.each([
  ['/meeting', 'Alle MEETING'],
  ['/plan/create', 'Ny PLAN'],
  ['/meeting/trash', 'Kasta MEETING'],
  ['/plan/budsjett-7', 'Ein PLAN'],
])('%s shows the screen that the floor makes of its kind', async (address, heading) => {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const place = document.body.appendChild(document.createElement('div'));
  const drawn = createRoot(place);
  onTestFinished(() => act(() => drawn.unmount()));
  await act(async () => {
    drawn.render(<RouterProvider router={router} />);
    await settled();
  });
  expect(place.querySelector('h1')?.textContent).toBe(heading);
});
