import { expect, test, vi } from 'vitest';
import { onPage } from '../../../core/testing/page.tsx';
import { refuse, serverWith } from '../../../core/testing/server.ts';
import { told } from '../../../core/testing/told.ts';
import { MakeLink } from './make-link.tsx';

type Calendar = Parameters<typeof MakeLink>[0]['calendar'];
const made = { __typename: 'SharedCalendar', id: '1', uri: 'x', calendar: null };

/** The form that creates a share link for 'Økonomi og plan', and a server that creates it. */
async function making(reservedUri: string | null = null, answer: object | (() => unknown) = { makeSharable: made }) {
  const { words } = told();
  const asked = serverWith({ MakeSharable: answer as never });
  const onTyped = vi.fn();
  const calendar = { id: '7', title: 'Økonomi og plan', reservedUri } as Calendar;
  const page = await onPage(<MakeLink calendar={calendar} onTyped={onTyped} />);
  const address = () => page.find<HTMLInputElement>('input', 'Adresse');
  return { page, address, onTyped, words, sent: () => asked.map((one) => one.with.input) };
}

test('an address is suggested by the title, in letters that an address has, and shown whole', async () => {
  const { page, address } = await making();
  expect(address().value).toMatch(/^[a-z0-9-]+$/);
  expect(page.names('strong')).toEqual([`${location.origin}/app/shared/${address().value}`]);
});

test('the address that it had before is suggested again, with the reason', async () => {
  const { page, address } = await making('budsjett-2025');
  expect(address().value).toBe('budsjett-2025');
  expect(page.text()).toContain('Adressa er reservert for årshjulet, som hadde ho sist');
  await page.write('Adresse', 'budsjett');
  expect(page.text()).not.toContain('Adressa er reservert for årshjulet, som hadde ho sist');
});

test('the link is made with what stands there, and it is said', async () => {
  const { page, words, sent, onTyped } = await making();
  await page.write('Adresse', 'budsjett');
  expect(onTyped).toHaveBeenLastCalledWith(true);
  await page.press('button', 'Lag lenkje');
  expect(sent()).toEqual([{ id: '7', uri: 'budsjett' }]);
  expect(words).toEqual(['success: Lenkja er laga']);
  expect(onTyped).toHaveBeenLastCalledWith(false);
});

test('what cannot be an address is refused before it is sent', async () => {
  const { page, address, sent } = await making();
  await page.write('Adresse', 'årshjul for alle');
  await page.press('button', 'Lag lenkje');
  expect([address().getAttribute('aria-invalid'), sent()]).toEqual(['true', []]);
});

test('an address that is taken says so until another one is written', async () => {
  const { page, address, words } = await making(null, { makeSharable: null });
  await page.write('Adresse', 'budsjett');
  await page.press('button', 'Lag lenkje');
  expect([address().getAttribute('aria-invalid'), words]).toEqual(['true', []]);
  await page.write('Adresse', 'budsjett-2');
  expect(address().getAttribute('aria-invalid')).not.toBe('true');
});

test('a year wheel that may not be shared any more says why, over the button', async () => {
  const { page, words } = await making(null, refuse('calendar.private'));
  await page.press('button', 'Lag lenkje');
  expect(page.names('[role=alert]')).toEqual(['Nei']);
  expect(words).toEqual([]);
});
