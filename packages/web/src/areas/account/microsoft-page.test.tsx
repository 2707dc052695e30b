import { Refusal, type RefusalCode } from '@samspel/domain/refusal';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { restServer } from '../../core/testing/rest-server.ts';
import { Whereabouts } from '../../core/testing/whereabouts.tsx';
import { fakeStorage } from '../../storage/fake-storage.ts';
import { Component as MicrosoftPage } from './microsoft-page.tsx';

// Vite builds it from all texts, which a test has already.
vi.mock('../../texts/messages.ts', () => ({ loadWhole: async () => {} }));

beforeEach(() => {
  fakeStorage();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const tokens = { access_token: 'a', refresh_token: 'r', expires_in: 600 };
const refuses = (code: RefusalCode) => () => {
  throw new Refusal(code);
};

async function comesBack(address: string, answer: () => unknown = () => tokens) {
  const leave = vi.spyOn(location, 'replace').mockImplementation(() => {});
  const server = restServer({ '/auth/microsoft-token': answer });
  const page = await onPage(
    <>
      <MicrosoftPage />
      <Whereabouts />
    </>,
    address,
  );
  return { server, page, leave };
}

test('a no of the provider is said, with the way back, and the provider is not asked again by itself', async () => {
  const { page, leave } = await comesBack('/login/microsoft#error=auth.unknownOrganization');
  expect(page.names('[role=alert]')[0]).toContain('Vi kjenner ingen kommune som høyrer til denne Microsoft-kontoen.');
  expect(page.find('a', 'Til innlogginga').getAttribute('href')).toBe('/login');
  expect(leave).not.toHaveBeenCalled();
});

test('words that an address brings are not shown as ours', async () => {
  const { page } = await comesBack('/login/microsoft#error=Ring%20dette%20nummeret');
  expect(page.names('[role=alert]')).toEqual(['Noko gjekk gale då du logga inn med Microsoft. Prøv igjen.']);
});

test('an installation without a provider says so', async () => {
  const { page } = await comesBack('/login/microsoft?redirect=%2Ftopic%2F7#error=auth.noProvider');
  expect(page.names('[role=alert]')[0]).toContain('Her kan ein ikkje logge inn med Microsoft.');
  expect(page.find('a', 'Til innlogginga').getAttribute('href')).toBe('/login?redirect=%2Ftopic%2F7');
});

test('an unforeseen failure is said with its status', async () => {
  const { page } = await comesBack('/login/microsoft#access_token=t', () => new Response('', { status: 500 }));
  expect(page.names('[role=alert]')[0]).toContain('Noko gjekk gale då du logga inn med Microsoft (500).');
});

test('a ticket that is refused is said', async () => {
  const { page } = await comesBack('/login/microsoft#access_token=t', refuses('auth.deadToken'));
  expect(page.names('[role=alert]')).toEqual(['Innlogginga er ikkje gyldig lenger. Logg inn på nytt.']);
});

test('a trial that is over leads to whom to ask', async () => {
  const { page } = await comesBack('/login/microsoft#access_token=t', refuses('noSubscription'));
  expect(page.names('output')).toEqual(['/login/no-subscription']);
});

test('without anything in the address it leads to the provider, which is told where to come back to', async () => {
  const { leave } = await comesBack('/login/microsoft?redirect=%2Ftopic%2F7');
  expect(leave).toHaveBeenCalledExactlyOnceWith('/api/auth/login-with-microsoft?redirect=%2Ftopic%2F7');
});

test('a ticket is traded once, and the page that one came for opens', async () => {
  const { server, leave } = await comesBack('/login/microsoft?redirect=%2Ftopic%2F7#access_token=t');
  expect(server.sentTo('/auth/microsoft-token')).toEqual([{ token: 't' }]);
  expect(leave).toHaveBeenCalledExactlyOnceWith('/app/topic/7');
});

test('an address that the account does not prove is proven by a PIN, with the organization that was chosen', async () => {
  const organizations = [
    { id: '10', name: 'Fjordvik' },
    { id: '11', name: 'Fjordvik hamn' },
  ];
  const { server, page, leave } = await comesBack('/login/microsoft#access_token=t', () => ({ organizations }));
  await page.press('input', 'Fjordvik hamn');
  server.answer({ '/auth/microsoft-token': () => ({ pin: { email: 'ny@fjordvik.example' } }) });
  await page.press('button', 'Hald fram');
  expect(page.names('h1')).toEqual(['Bekreft kontoen din']);
  server.answer({ '/auth/microsoft-token': () => tokens });
  await page.write(page.names('label').find((name) => name.startsWith('PIN'))!, '123456');
  const last = { token: 't', organization: '11', pinCode: '123456' };
  await vi.waitFor(() => expect(server.sentTo('/auth/microsoft-token').at(-1)).toEqual(last));
  expect(leave).toHaveBeenCalledTimes(1);
});

test('where several organizations share the account, one is chosen, and the first is offered', async () => {
  const organizations = [
    { id: '10', name: 'Fjordvik' },
    { id: '11', name: 'Fjordvik hamn' },
  ];
  const { server, page, leave } = await comesBack('/login/microsoft#access_token=t', () => ({ organizations }));
  expect(page.find<HTMLInputElement>('input', 'Fjordvik').checked).toBe(true);
  await page.press('input', 'Fjordvik hamn');
  server.answer({ '/auth/microsoft-token': () => tokens });
  await page.press('button', 'Hald fram');
  expect(server.sentTo('/auth/microsoft-token').at(-1)).toEqual({ token: 't', organization: '11' });
  expect(leave).toHaveBeenCalledTimes(1);
});
