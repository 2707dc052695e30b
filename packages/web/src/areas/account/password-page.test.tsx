import '@samspel/domain/account/password.input';
import { Refusal, type RefusalCode } from '@samspel/domain/refusal';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { restServer } from '../../core/testing/rest-server.ts';
import { Whereabouts } from '../../core/testing/whereabouts.tsx';
import { fakeStorage } from '../../storage/fake-storage.ts';
import './captcha-widget-view.tsx';
import { Component as PasswordPage } from './password-page.tsx';

// Vite builds it from all texts, which a test has already.
vi.mock('../../texts/messages.ts', () => ({ loadWhole: async () => {} }));
vi.mock('./captcha-widget-view.tsx', () => import('./fake-captcha.tsx'));

beforeEach(() => {
  fakeStorage();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const refuses = (code: RefusalCode, field?: string) => () => {
  throw new Refusal(code, field);
};
const tokens = { access_token: 'a', refresh_token: 'r', expires_in: 600 };

/** Kari tries to sign in with a password; `answer` returns the server's answer. */
async function attempt(answer: () => unknown, address = '/login-classic') {
  const server = restServer({ '/auth/login': answer });
  const page = await onPage(
    <>
      <PasswordPage />
      <Whereabouts />
    </>,
    address,
  );
  const email = page.find<HTMLInputElement>('input', 'E-postadresse');
  const password = page.find<HTMLInputElement>('input', 'Passord');
  await page.write('E-postadresse', 'kari@fjordvik.example');
  await page.write('Passord', 'grøn båt på fjorden');
  await page.press('button', 'Logg inn');
  return { server, page, email, password };
}

test('a wrong password is read out and emptied, and the address stays', async () => {
  const { page, email, password } = await attempt(refuses('auth.wrongPassword', 'password'));
  expect(page.names('[role=alert]')).toContain('Kunne ikkje logge inn: feil e-postadresse eller passord');
  expect([email.value, password.value]).toEqual(['kari@fjordvik.example', '']);
});

test('a server at fault takes no password away', async () => {
  const { page, password } = await attempt(() => new Response('', { status: 500 }));
  expect(page.text()).toContain('Det oppstod ein feil på tenaren.');
  expect(password.value).toBe('grøn båt på fjorden');
});

test('asked for a captcha one sees it, and no fault', async () => {
  const { page } = await attempt(refuses('auth.captcha', 'captcha'));
  expect(page.names('legend')).toEqual(['Er du ein robot?']);
  expect(page.names('[role=alert]').join('')).toBe('');
});

test('a trial that is over leads to whom to ask', async () => {
  const { page } = await attempt(refuses('noSubscription'));
  expect(page.names('output')).toEqual(['/login/no-subscription']);
});

test('the right one opens the page that one came for', async () => {
  const leave = vi.spyOn(location, 'replace').mockImplementation(() => {});
  const { server } = await attempt(() => tokens, '/login-classic?redirect=%2Fgroups');
  expect(server.sentTo('/auth/login')).toEqual([{ email: 'kari@fjordvik.example', password: 'grøn båt på fjorden' }]);
  expect(leave).toHaveBeenCalledExactlyOnceWith('/app/groups');
});

test('who would rather have a PIN still comes to the page they came for', async () => {
  const { page } = await attempt(
    refuses('auth.wrongPassword', 'password'),
    '/login-classic?redirect=%2Ftopic%3Fpage%3D2',
  );
  expect(page.find('a', 'Logg inn med PIN-kode').getAttribute('href')).toBe('/login?redirect=%2Ftopic%3Fpage%3D2');
});
