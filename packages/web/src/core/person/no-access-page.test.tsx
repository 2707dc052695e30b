import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { onPage } from '../testing/page.tsx';
import { type Me, MeProvider } from './me.tsx';
import { NoAccessPage } from './no-access-page.tsx';

// happy-dom cannot position a tooltip.
vi.mock('../../ui/base/tooltip.tsx', () => ({
  Tooltip: ({ text, children }: { text: string; children: ReactNode }) => <div title={text}>{children}</div>,
}));

const kari = { name: 'Kari Nes', email: 'kari@fjordvik.example', permissions: ['CALENDAR', 'TOPIC'], userRoles: [] };

test('says that the page is closed, why, and whom to ask; its button tells who is signed in, with which permissions and roles', async () => {
  const page = await onPage(
    <MeProvider value={kari as unknown as Me}>
      <NoAccessPage permission="DISCUSSION" />
    </MeProvider>,
  );
  expect(page.names('h1')).toEqual(['Du har ikkje tilgang til denne sida']);
  expect(page.text()).toContain('Organisasjonen din har ikkje tilgang til «Forum».');
  expect(page.text()).toContain('spør den som har ansvaret for Samspel i kommunen din.');
  expect(page.names('p').filter((words) => words.startsWith('Logga inn som Kari Nes'))).toHaveLength(1);
  expect(page.names('div[title] button')).toEqual(['Tilbake']);
  const told = 'Logga inn som Kari Nes, kari@fjordvik.example. Tilgangar: CALENDAR, TOPIC. Roller: –.';
  expect(document.querySelector<HTMLElement>('div[title]')!.title).toBe(told);
});
