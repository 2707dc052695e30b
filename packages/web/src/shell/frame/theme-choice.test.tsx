import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMe } from '../../core/person/me.tsx';
import { onPage } from '../../core/testing/page.tsx';
import { refuse, serverWith } from '../../core/testing/server.ts';
import { told } from '../../core/testing/told.ts';
import { fakeStorage } from '../../storage/fake-storage.ts';
import { chooseTheme } from '../../theme/theme.ts';
import { ThemeChoice } from './theme-choice.tsx';

vi.mock('../../core/person/me.tsx', () => ({ useMe: vi.fn() }));
beforeEach(() => {
  fakeStorage();
  chooseTheme('light');
  vi.mocked(useMe).mockReturnValue({ id: '1', settings: {} } as never);
});
afterEach(() => {
  delete document.documentElement.dataset.colorScheme;
});

const painted = () => document.documentElement.dataset.colorScheme;
const saved = { updateSettings: { __typename: 'Me', id: '1', settings: { __typename: 'PersonSettings' } } };

test('the button of the header shows the other theme at once, keeps it in this browser and saves it for the others', async () => {
  const asked = serverWith({ SaveSettings: saved });
  const page = await onPage(<ThemeChoice />);
  await page.press('button', 'Mørkt tema');
  expect([painted(), localStorage.getItem('samspel.theme')]).toEqual(['dark', 'dark']);
  expect(asked).toEqual([{ name: 'SaveSettings', with: { input: { theme: 'DARK' } } }]);
  await page.press('button', 'Lyst tema');
  expect([painted(), asked.at(-1)!.with]).toEqual(['light', { input: { theme: 'LIGHT' } }]);
});

test('if it cannot be saved, it is shown here all the same, and the reason is told', async () => {
  const { words } = told();
  serverWith({ SaveSettings: refuse('unavailable') });
  const page = await onPage(<ThemeChoice />);
  await page.press('button', 'Mørkt tema');
  expect(painted()).toBe('dark');
  expect(words).toEqual([expect.stringMatching(/^error: Kunne ikkje lagre valet\. ./)]);
});
