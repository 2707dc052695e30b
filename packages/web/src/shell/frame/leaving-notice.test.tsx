import { expect, test, vi } from 'vitest';
import { useMe } from '../../core/person/me.tsx';
import { onPage } from '../../core/testing/page.tsx';
import { refuse, serverWith } from '../../core/testing/server.ts';
import { told } from '../../core/testing/told.ts';
import { LeavingNotice } from './leaving-notice.tsx';

vi.mock('../../core/person/me.tsx', () => ({ useMe: vi.fn() }));
const asks = (leavesAt: string | null) => vi.mocked(useMe).mockReturnValue({ id: '1', leavesAt } as never);
const stayed = { cancelAccountDeletion: { __typename: 'Me', id: '1', leavesAt: null } };

test('who has not asked for their account to be deleted is told nothing', async () => {
  asks(null);
  const page = await onPage(<LeavingNotice />);
  expect(page.text()).toBe('');
});

test('who has asked reads the day in Norway on which it happens, which screen readers hear', async () => {
  asks('2026-12-24T23:30:00Z');
  const page = await onPage(<LeavingNotice />);
  expect(page.names('[role=status]')[0]).toContain('Kontoen din blir sletta 25.12.2026.');
});

test('they keep their account by one press, and are told so', async () => {
  asks('2026-12-24T10:00:00Z');
  const { words } = told();
  const asked = serverWith({ CancelAccountDeletion: stayed });
  const page = await onPage(<LeavingNotice />);
  await page.press('button', 'Behald kontoen');
  expect([asked.length, words]).toEqual([1, ['success: Du behaldt kontoen.']]);
});

test('if that fails, they hear why and the button stays', async () => {
  asks('2026-12-24T10:00:00Z');
  const { words } = told();
  serverWith({ CancelAccountDeletion: refuse('unavailable') });
  const page = await onPage(<LeavingNotice />);
  await page.press('button', 'Behald kontoen');
  expect(words).toEqual([expect.stringMatching(/^error: /)]);
  expect(page.names('button')).toEqual(['Behald kontoen']);
});
