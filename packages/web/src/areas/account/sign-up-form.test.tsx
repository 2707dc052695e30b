import '@samspel/domain/account/account.input';
import { Refusal, type RefusalCode } from '@samspel/domain/refusal';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { restServer } from '../../core/testing/rest-server.ts';
import { Whereabouts } from '../../core/testing/whereabouts.tsx';
import { fakeStorage } from '../../storage/fake-storage.ts';
import './captcha-widget-view.tsx';
import { SignUpForm } from './sign-up-form.tsx';

vi.mock('./captcha-widget-view.tsx', () => import('./fake-captcha.tsx'));

beforeEach(() => {
  fakeStorage();
});
afterEach(() => vi.unstubAllGlobals());

const emailLabel = 'E-postadresse frå kommunen';
const kari = 'kari@fjordvik.example';
const tick = 'Eg er ikkje ein robot';
const refuses = (code: RefusalCode, field?: string) => () => {
  throw new Refusal(code, field);
};

async function signingUp(register: () => unknown, isTrial = false) {
  const server = restServer({ '/auth/register': register });
  const page = await onPage(
    <>
      <SignUpForm isTrial={isTrial} />
      <Whereabouts />
    </>,
    '/signup',
  );
  const send = async () => {
    await page.write(emailLabel, kari);
    await page.press('button', tick);
    await page.press('button', 'Registrer deg');
  };
  return { server, page, send };
}

test('without the captcha nothing is sent, and one reads what is missing', async () => {
  const { server, page } = await signingUp(() => ({}));
  await page.write(emailLabel, kari);
  await page.press('button', 'Registrer deg');
  expect(page.text()).toContain('Er du ein robot? Kryss av for at du ikkje er det.');
  expect(server.sentTo('/auth/register')).toEqual([]);
});

test('a refused address is said beside it', async () => {
  const { page, send } = await signingUp(refuses('auth.emailTaken', 'email'));
  await send();
  expect(page.text()).toContain('Det finst allereie ein brukar med den e-postadressa');
  expect(page.find('input', emailLabel).getAttribute('aria-invalid')).toBe('true');
});

test('each answer of the captcha is good once: after a no it is asked for anew', async () => {
  const { server, page, send } = await signingUp(refuses('auth.emailTaken', 'email'));
  await send();
  await page.write(emailLabel, 'ola@fjordvik.example');
  await page.press('button', 'Registrer deg');
  expect(server.sentTo('/auth/register').length).toBe(1);
});

test('where two organizations share the domain, one says to which one belongs', async () => {
  const { server, page, send } = await signingUp(refuses('auth.chooseOrganization', 'organization'));
  const organizations = [
    { id: '10', name: 'Fjordvik' },
    { id: '11', name: 'Fjordvik hamn' },
  ];
  server.answer({ '/auth/email': () => ({ organizations }) });
  await send();
  expect(page.names('option')).toEqual(['', 'Fjordvik', 'Fjordvik hamn']);
  expect(page.text()).toContain('Fleire organisasjonar brukar denne e-postadressa.');
  await page.write('Kvar høyrer du til?', '11');
  server.answer({ '/auth/register': () => ({}) });
  await page.press('button', tick);
  await page.press('button', 'Registrer deg');
  expect(server.sentTo('/auth/register').at(-1)).toEqual({ email: kari, captcha: 'eyJ0', organization: '11' });
});

test('an unforeseen failure is said with its status', async () => {
  const { page, send } = await signingUp(() => new Response('', { status: 500 }));
  await send();
  expect(page.names('[role=alert]').join()).toContain('Kunne ikkje registrere brukaren (500).');
});

test('a trial that is over leads to whom to ask', async () => {
  const { page, send } = await signingUp(refuses('noSubscription'));
  await send();
  expect(page.names('output')).toEqual(['/login/no-subscription']);
});

test('once the PIN is mailed its page is shown, with the address in its own', async () => {
  const { page, send } = await signingUp(() => ({}));
  await send();
  expect(page.names('output')).toEqual(['/verify/kari%40fjordvik.example']);
});

test.each([
  [true, 'Prøv Samspel i 30 dagar', 'Prøveperioden er gratis og gjeld heile organisasjonen.'],
  [false, 'Registrer deg', 'Er du den første frå kommunen'],
])('says what one begins (a trial: %s)', async (isTrial, title, lead) => {
  const { page } = await signingUp(() => ({}), isTrial);
  expect(page.names('h1')).toEqual([title]);
  expect(page.text()).toContain(lead);
});

test('a browser that keeps nothing is told so before a PIN is mailed', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    removeItem: () => {},
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const { page } = await signingUp(() => ({}));
  expect(page.text()).toContain('Nettlesaren lagrar ikkje innlogginga.');
});
