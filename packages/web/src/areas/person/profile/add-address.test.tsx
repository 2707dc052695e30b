import { Refusal } from '@samspel/domain/refusal';
import { afterEach, expect, test, vi } from 'vitest';
import { onPage } from '../../../core/testing/page.tsx';
import { restServer } from '../../../core/testing/rest-server.ts';
import { told } from '../../../core/testing/told.ts';
import { AddAddress } from './add-address.tsx';

afterEach(() => vi.unstubAllGlobals());

const mailed = () => Response.json({ ok: true }, { headers: { 'retry-after': '60' } });

/** Opens the dialog that adds an address, with a server that mails a PIN and accepts it. */
async function adding(answers: Parameters<typeof restServer>[0] = {}) {
  const { words } = told();
  const server = restServer({
    '/person/alternate-email': mailed,
    '/person/confirm-email': () => ({ ok: true }),
    ...answers,
  });
  const [onAdded, onClose] = [vi.fn(), vi.fn()];
  const page = await onPage(<AddAddress onAdded={onAdded} onClose={onClose} />);
  const mailTo = async (email: string) => {
    await page.write('E-postadresse frå kommunen', email);
    await page.press('button', 'Send PIN-kode');
  };
  return { page, server, onAdded, onClose, words, mailTo };
}

test('what is no address gets no PIN, and is told so under its field', async () => {
  const { page, server, mailTo } = await adding();
  await mailTo('kari');
  expect(page.find('input', 'E-postadresse frå kommunen').getAttribute('aria-invalid')).toBe('true');
  expect(server.sentTo('/person/alternate-email')).toEqual([]);
});

test('an address that another person has is refused under its field, and the step stays', async () => {
  const { page, mailTo } = await adding({
    '/person/alternate-email': () => {
      throw new Refusal('auth.emailTaken', 'email');
    },
  });
  await mailTo('ola@vik.example');
  expect(page.find('input', 'E-postadresse frå kommunen').getAttribute('aria-invalid')).toBe('true');
  expect(page.names('button')).toContain('Send PIN-kode');
});

test('the PIN that was mailed makes the address mine as soon as all of it is written', async () => {
  const { page, server, onAdded, onClose, words, mailTo } = await adding();
  await mailTo('kari@vik.example');
  expect(page.text()).toContain('kari@vik.example');
  await page.write('PIN-kode, 6 siffer', '123456');
  expect(server.sentTo('/person/confirm-email')).toEqual([{ email: 'kari@vik.example', pinCode: '123456' }]);
  expect([onAdded.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
  expect(words).toEqual(['success: kari@vik.example er lagd til']);
});

test('a wrong PIN is said at its field, which is emptied for the next attempt', async () => {
  const { page, onAdded, mailTo } = await adding({
    '/person/confirm-email': () => {
      throw new Refusal('auth.wrongPin', 'pinCode');
    },
  });
  await mailTo('kari@vik.example');
  await page.write('PIN-kode, 6 siffer', '123456');
  expect(page.find<HTMLInputElement>('input', 'PIN-kode, 6 siffer').value).toBe('');
  expect(page.names('[role=alert]')).toHaveLength(1);
  expect(onAdded).not.toHaveBeenCalled();
});

test('half a PIN is sent to nobody', async () => {
  const { page, server, mailTo } = await adding();
  await mailTo('kari@vik.example');
  await page.write('PIN-kode, 6 siffer', '123');
  await page.press('button', 'Legg til');
  expect(server.sentTo('/person/confirm-email')).toEqual([]);
  expect(page.names('[role=alert]')).toHaveLength(1);
});

test('from the PIN there is a way back to the address, which is still written', async () => {
  const { page, mailTo } = await adding();
  await mailTo('kari@vik.exampel');
  await page.press('button', 'Bruk ei anna e-postadresse');
  expect(page.find<HTMLInputElement>('input', 'E-postadresse frå kommunen').value).toBe('kari@vik.exampel');
});
