import { expect, test, vi } from 'vitest';
import { type Me, MeProvider } from '../../core/person/me.tsx';
import { onPage } from '../../core/testing/page.tsx';
import { serverWith } from '../../core/testing/server.ts';
import { Sidebar } from './sidebar.tsx';
import { useSidebar } from './use-sidebar.ts';

vi.mock('../../texts/messages.ts', () => ({ loadWhole: async () => {} }));
vi.mock('../../core/support/use-support.ts', () => ({ useSupport: () => ({ email: null, phone: null }) }));

function Menu() {
  return <Sidebar sidebar={useSidebar()} isShown={false} onLeave={() => undefined} />;
}

/** The left menu for somebody whose organization has these permissions, and who chose this width last. */
async function menuOf(permissions: string[], isSidebarExpanded: boolean, isAdmin = false) {
  const asked = serverWith({
    SaveSidebar: ({ isSidebarExpanded: is }) => ({
      updateSettings: { __typename: 'Me', id: '1', settings: { __typename: 'Settings', isSidebarExpanded: is } },
    }),
  });
  const me = { isAdmin, isOrganizationAdmin: false, permissions, settings: { isSidebarExpanded } } as unknown as Me;
  const page = await onPage(
    <MeProvider value={me}>
      <Menu />
    </MeProvider>,
  );
  const width = () => document.querySelector<HTMLElement>('aside')!.dataset.expanded;
  const edge = document.querySelector<HTMLButtonElement>('button[aria-expanded]')!;
  return { asked, page, width, edge };
}

test.each([[['CALENDAR']], [['CALENDAR', 'TOPIC', 'DISCUSSION', 'ACTION_VALUE']]])(
  'is as wide as was chosen last, with %j in it',
  async (permissions) => {
    expect((await menuOf(permissions, true)).width()).toBe('true');
    document.body.replaceChildren();
    expect((await menuOf(permissions, false)).width()).toBe('false');
  },
);

test('changes at once by the button on its edge, and the choice is saved to the profile', async () => {
  const { asked, page, width, edge } = await menuOf(['CALENDAR'], true);
  await page.perform(() => edge.click());
  expect(width()).toBe('false');
  expect(asked).toEqual([{ name: 'SaveSidebar', with: { isSidebarExpanded: false } }]);
});

test('holds what the organization has; what is for admins is there for them alone', async () => {
  const some = (await menuOf(['CALENDAR', 'DISCUSSION'], true)).page.names('nav a');
  expect(some).toEqual(expect.arrayContaining(['Heim', 'Mine årshjul', 'Forum']));
  for (const absent of ['Tema', 'Tilskot', 'Administrasjon', 'Labs']) expect(some).not.toContain(absent);
  document.body.replaceChildren();
  const all = (await menuOf([], true, true)).page.names('nav a');
  expect(all).toEqual(expect.arrayContaining(['Heim', 'Mine årshjul', 'Forum', 'Tema', 'Tilskot', 'Administrasjon']));
});
