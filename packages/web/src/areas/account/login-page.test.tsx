import '@samspel/domain/account/account.input';
import { Refusal } from '@samspel/domain/refusal';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { restServer } from '../../core/testing/rest-server.ts';
import { Whereabouts } from '../../core/testing/whereabouts.tsx';
import { fakeStorage } from '../../storage/fake-storage.ts';
import { storedTokens } from '../../storage/tokens.ts';
import './captcha-widget-view.tsx';
import { Component as LoginPage } from './login-page.tsx';

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

const emailLabel = 'E-postadresse frå kommunen';
const kari = 'kari@fjordvik.example';
const known = { valid: true, newUser: false, organization: null, isMunicipality: true, tooManyAttempts: false };
const tokens = { access_token: 'a', refresh_token: 'r', expires_in: 600 };
const pin = () => document.querySelector<HTMLInputElement>('input[autocomplete="one-time-code"]')!;

/** Opens the sign-in page; `check` returns the server's answer to the address. */
async function signingIn(check: () => unknown, address = '/login') {
  const server = restServer({ '/': () => ({}), '/auth/email': check });
  const page = await onPage(
    <>
      <LoginPage />
      <Whereabouts />
    </>,
    address,
  );
  const ask = async (email = kari) => {
    await page.write(emailLabel, email);
    await page.press('button', 'Hald fram');
  };
  const writePin = (code: string) => page.write(page.names('label').find((name) => name.startsWith('PIN'))!, code);
  return { server, page, ask, writePin };
}

test('what is no address is never sent', async () => {
  const { server, page, ask } = await signingIn(() => known);
  await ask('kari');
  expect(page.text()).toContain('E-postadressa er ugyldig');
  expect(server.sentTo('/auth/email')).toEqual([]);
});

test('a private address is refused by name, with the way to the right one', async () => {
  const { page, ask } = await signingIn(() => ({ ...known, valid: false }));
  await ask('kari@privat.example');
  expect(page.text()).toContain('kari@privat.example er ikkje ei gyldig e-postadresse frå ein kommune');
  expect(page.find('input', emailLabel).getAttribute('aria-invalid')).toBe('true');
});

test('after too many attempts one reads how long to wait', async () => {
  const { page, ask } = await signingIn(() => ({ ...known, tooManyAttempts: true }));
  await ask();
  expect(page.names('[role=alert]')).toContain('For mange forsøk. Prøv igjen om éin time.');
});

test('a server that does not answer is no fault of the address', async () => {
  const { page, ask } = await signingIn(() => known);
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await ask();
  expect(page.text()).toContain('Tenaren svarar ikkje. Prøv igjen om litt.');
});

test('a trial that is over leads to whom to ask', async () => {
  const { page, ask } = await signingIn(() => {
    throw new Refusal('noSubscription');
  });
  await ask();
  expect(page.names('output')).toEqual(['/login/no-subscription']);
});

test('who is new here goes on to the sign-up', async () => {
  const { page, ask } = await signingIn(() => ({ ...known, newUser: true }));
  await ask();
  expect(page.names('output')).toEqual(['/signup']);
});

test('the page that one came for goes along to the sign-up', async () => {
  const { page, ask } = await signingIn(() => ({ ...known, newUser: true }), '/login?redirect=%2Fcalendar%2F562');
  expect(page.find('a', 'Prøv Samspel i 30 dagar').getAttribute('href')).toBe(
    '/signup/trial?redirect=%2Fcalendar%2F562',
  );
  await ask();
  expect(page.names('output')).toEqual(['/signup?redirect=%2Fcalendar%2F562']);
});

test('a proxy that answers 401 means that nobody has the address', async () => {
  const { page, ask } = await signingIn(() => new Response('', { status: 401 }));
  await ask();
  expect(page.text()).toContain('Ingen har brukarkonto med den adressa.');
});

test('a captcha that is asked for is shown without blame, and its answer goes along with the next attempt', async () => {
  const { server, page, ask } = await signingIn(() => {
    throw new Refusal('auth.captcha', 'captcha');
  });
  await ask();
  expect(page.names('legend')).toEqual(['Er du ein robot?']);
  expect(page.names('[role=alert]').join('')).toBe('');
  await page.press('button', 'Eg er ikkje ein robot');
  server.answer({ '/auth/email': () => known });
  await page.press('button', 'Hald fram');
  expect(server.sentTo('/auth/email').map(({ captcha }) => captcha)).toEqual([undefined, 'eyJ0']);
  expect(page.names('h1')).toEqual(['Skriv PIN-koden']);
});

test('the link of an invitation has written the address already', async () => {
  const { page } = await signingIn(() => known, `/login?email=${kari}`);
  expect(page.find<HTMLInputElement>('input', emailLabel).value).toBe(kari);
});

test('once the PIN is mailed one reads where it went, and can still take another address', async () => {
  const { page, ask } = await signingIn(() => known);
  await ask();
  expect(page.text()).toContain(`Vi har sendt ein PIN-kode til ${kari}.`);
  await page.press('button', 'Bruk ei anna e-postadresse');
  expect(page.names('h1')).toEqual(['Logg inn i Samspel']);
});

test('a wrong PIN is said, and the field is emptied and has the focus', async () => {
  const { server, page, ask, writePin } = await signingIn(() => known);
  await ask();
  server.answer({
    '/auth/verify-pin': () => {
      throw new Refusal('auth.wrongPin', 'pinCode');
    },
  });
  await writePin('123456');
  expect(page.names('[role=alert]')).toContain('Kunne ikkje logge inn, feil PIN-kode');
  expect([pin().value, document.activeElement === pin()]).toEqual(['', true]);
  expect(storedTokens()).toBeNull();
});

test('the sixth digit signs in by itself, and opens the page that one came for', async () => {
  const leave = vi.spyOn(location, 'replace').mockImplementation(() => {});
  const { server, ask, writePin } = await signingIn(() => known, '/login?redirect=%2Ftopic%2F7');
  await ask();
  server.answer({ '/auth/verify-pin': () => tokens });
  await writePin('123456');
  expect(server.sentTo('/auth/verify-pin')).toEqual([{ email: kari, pinCode: '123456' }]);
  expect(storedTokens()).toMatchObject(tokens);
  expect(leave).toHaveBeenCalledExactlyOnceWith('/app/topic/7');
});

test('an address outside Samspel is not where the sign-in leads', async () => {
  const leave = vi.spyOn(location, 'replace').mockImplementation(() => {});
  const { server, ask, writePin } = await signingIn(() => known, '/login?redirect=https%3A%2F%2Fsvindel.example');
  await ask();
  server.answer({ '/auth/verify-pin': () => tokens });
  await writePin('123456');
  expect(leave).toHaveBeenCalledTimes(1);
  expect(leave.mock.calls[0]![0]).not.toContain('svindel');
});

test('a browser that keeps nothing says so, and the sign-in that nobody can use is ended', async () => {
  const leave = vi.spyOn(location, 'replace').mockImplementation(() => {});
  const { server, page, ask, writePin } = await signingIn(() => known);
  await ask();
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    removeItem: () => {},
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  server.answer({ '/auth/verify-pin': () => tokens, '/auth/sign-out': () => ({}) });
  await writePin('123456');
  expect(page.text()).toContain('Nettlesaren lagrar ikkje innlogginga.');
  expect(server.sentTo('/auth/sign-out')).toEqual([{ token: 'r' }]);
  expect(leave).not.toHaveBeenCalled();
});
