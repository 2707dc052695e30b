import { expect, test, vi } from 'vitest';
import { onPage } from '../../../core/testing/page.tsx';
import { refuse, serverWith } from '../../../core/testing/server.ts';
import { told } from '../../../core/testing/told.ts';
import { MyPassword } from './my-password.tsx';

vi.mock('./choose-password.tsx', () => ({
  ChoosePassword: ({ onChosen }: { onChosen: () => void }) => (
    <button type="button" onClick={onChosen}>
      Vald
    </button>
  ),
}));

const me = (change: object) => ({
  me: { __typename: 'Me', id: '1', mayHavePassword: true, passwordSetAt: null, ...change },
});
const chosen = { passwordSetAt: '2026-11-01T09:00:00Z' };

/** Shows my password, with a server that removes it or refuses to. */
async function password(change: object, refusal?: string) {
  const { words } = told();
  const asked = serverWith({
    MyPassword: me(change),
    RemovePassword: refusal ? refuse(refusal) : { removePassword: me({}).me },
  });
  const page = await onPage(<MyPassword />);
  await page.perform(() => {});
  return { page, words, sentTo: (name: string) => asked.filter((one) => one.name === name).length };
}

test('whoever may not have a password sees nothing of it', async () => {
  const { page } = await password({ mayHavePassword: false });
  expect(page.text()).toBe('');
});

test('whoever has none is offered one, and nothing to remove', async () => {
  const { page } = await password({});
  expect(page.names('button')).toEqual(['Lag passord']);
});

test('whoever has one reads since when, and may change or remove it', async () => {
  const { page } = await password(chosen);
  expect(page.text()).toContain('Du laga passordet ditt');
  expect(page.names('button')).toEqual(['Byt passord', 'Fjern passordet']);
});

test('one that was just chosen is read anew', async () => {
  const { page, sentTo } = await password({});
  await page.press('button', 'Lag passord');
  await page.press('button', 'Vald');
  expect([sentTo('MyPassword'), page.names('button')]).toEqual([2, ['Lag passord']]);
});

test('it is removed after a question that says how one signs in then', async () => {
  const { page, words, sentTo } = await password(chosen);
  await page.press('button', 'Fjern passordet');
  expect(page.text()).toContain('Du loggar inn med PIN-kode på e-post etterpå.');
  expect(sentTo('RemovePassword')).toBe(0);
  await page.press('dialog button', 'Fjern passordet');
  expect([sentTo('RemovePassword'), words]).toEqual([1, ['success: Passordet er fjerna']]);
  expect(page.names('button')).toEqual(['Lag passord']);
});

test('one that could not be removed stays, with the reason', async () => {
  const { page, words } = await password(chosen, 'unavailable');
  await page.press('button', 'Fjern passordet');
  await page.press('dialog button', 'Fjern passordet');
  expect([words, page.names('button')]).toEqual([['error: Nei'], ['Byt passord', 'Fjern passordet']]);
});
