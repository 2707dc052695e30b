import { Refusal } from '@samspel/domain/refusal';
import { afterEach, expect, test, vi } from 'vitest';
import { onPage } from '../../../core/testing/page.tsx';
import { restServer } from '../../../core/testing/rest-server.ts';
import { told } from '../../../core/testing/told.ts';
import { ChoosePassword } from './choose-password.tsx';

vi.mock('../../../core/person/me.tsx', () => ({ useMe: () => ({ id: '1', email: 'kari@fjordvik.example' }) }));
afterEach(() => vi.unstubAllGlobals());

/** Opens the dialog that chooses a password, with a server that mails a PIN. */
async function choosing(answers: Parameters<typeof restServer>[0] = {}) {
  const { words } = told();
  const server = restServer({ '/auth/password-pin': () => ({}), '/auth/set-password': () => ({}), ...answers });
  const [onChosen, onClose] = [vi.fn(), vi.fn()];
  const page = await onPage(<ChoosePassword onChosen={onChosen} onClose={onClose} />);
  await page.perform(() => {});
  const fill = async (pin: string, password: string) => {
    await page.write('PIN-kode, 6 siffer', pin);
    await page.write('Nytt passord', password);
    await page.press('button', 'Lagre');
  };
  return { page, server, onChosen, words, fill };
}
const good = 'fjord bygd sommar 7';

test('opening it mails one PIN, and says to which address', async () => {
  const { page, server } = await choosing();
  expect(server.sentTo('/auth/password-pin')).toEqual([{}]);
  expect(page.text()).toContain('kari@fjordvik.example');
});

test('where no PIN can be mailed, the reason stands there and nothing can be filled in', async () => {
  const { page } = await choosing({
    '/auth/password-pin': () => {
      throw new Refusal('notAllowed');
    },
  });
  expect(page.names('[role=alert]')).toHaveLength(1);
  expect(page.names('input')).toEqual([]);
});

test('a password that is too short is refused before it is sent', async () => {
  const { page, server, fill } = await choosing();
  await fill('123456', 'kort');
  expect(page.find('input', 'Nytt passord').getAttribute('aria-invalid')).toBe('true');
  expect(server.sentTo('/auth/set-password')).toEqual([]);
});

test('a whole PIN leads on to the password', async () => {
  const { page } = await choosing();
  await page.write('PIN-kode, 6 siffer', '123456');
  expect(document.activeElement).toBe(page.find('input', 'Nytt passord'));
});

test('the password is sent with the PIN, and chosen', async () => {
  const { server, onChosen, words, fill } = await choosing();
  await fill('123456', good);
  expect(server.sentTo('/auth/set-password')).toEqual([{ password: good, pinCode: '123456' }]);
  expect(onChosen).toHaveBeenCalledOnce();
  expect(words).toEqual(['success: Passordet er lagra']);
});

test('a wrong PIN is said at its own field, and the password stays as written', async () => {
  const { page, onChosen, fill } = await choosing({
    '/auth/set-password': () => {
      throw new Refusal('auth.wrongPin', 'pinCode');
    },
  });
  await fill('123456', good);
  expect(page.find('input', 'PIN-kode, 6 siffer').getAttribute('aria-invalid')).toBe('true');
  expect(page.find<HTMLInputElement>('input', 'Nytt passord').value).toBe(good);
  expect(onChosen).not.toHaveBeenCalled();
});

test('a password manager is told whose password it keeps, and that it is a new one', async () => {
  const { page } = await choosing();
  const [user] = [...document.querySelectorAll<HTMLInputElement>('input[autocomplete=username]')];
  expect(user?.value).toBe('kari@fjordvik.example');
  expect(page.find('input', 'Nytt passord').getAttribute('autocomplete')).toBe('new-password');
});
