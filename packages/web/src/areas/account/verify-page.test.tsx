import '@samspel/domain/account/account.input';
import { Refusal } from '@samspel/domain/refusal';
import { Navigate, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { restServer } from '../../core/testing/rest-server.ts';
import { Whereabouts } from '../../core/testing/whereabouts.tsx';
import { fakeStorage } from '../../storage/fake-storage.ts';
import './captcha-widget-view.tsx';
import { Component as VerifyPage } from './verify-page.tsx';

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

const kari = 'kari@fjordvik.example';

const mailed = (ago: number) => ({ sentAt: Date.now() - ago, mailAgainAt: 0 });

/** Opens the page as the sign-up does, or by its address alone. */
async function proving(state?: object, search = '') {
  const server = restServer({});
  const page = await onPage(
    <Routes>
      <Route path="/verify/:email" element={<VerifyPage />} />
      <Route path="/signup" element={<Whereabouts />} />
      <Route path="/" element={<Navigate to={`/verify/${encodeURIComponent(kari)}${search}`} state={state} />} />
    </Routes>,
    '/',
  );
  const writePin = (code: string) => page.write(page.names('label').find((name) => name.startsWith('PIN'))!, code);
  return { server, page, writePin };
}

test('where no PIN was mailed, the page does not say that one was', async () => {
  const { page } = await proving();
  expect(page.text()).not.toContain('Vi har sendt');
  expect(page.text()).toContain(`Skriv PIN-koden som du har fått på e-post til ${kari}.`);
});

test('what is no address leads to the sign-up', async () => {
  const page = await onPage(
    <Routes>
      <Route path="/verify/:email" element={<VerifyPage />} />
      <Route path="/signup" element={<Whereabouts />} />
    </Routes>,
    '/verify/noko',
  );
  expect(page.names('output')).toEqual(['/signup']);
});

test('a PIN that was mailed ten minutes ago is said to be too old, until another is sent', async () => {
  const { server, page } = await proving(mailed(600_000));
  expect(page.names('[role=status]')).toContain(
    `PIN-koden som vi sende til ${kari}, gjeld ikkje lenger. Send koden på nytt.`,
  );
  server.answer({ '/auth/register': () => ({}) });
  await page.press('button', 'Send koden på nytt');
  await page.press('button', 'Eg er ikkje ein robot');
  expect(page.names('[role=status]')[0]).toContain('Berre den nyaste koden gjeld.');
});

test('the page that one came for opens after signing up too', async () => {
  const leave = vi.spyOn(location, 'replace').mockImplementation(() => {});
  const { server, page, writePin } = await proving(mailed(0), '?redirect=%2Fcalendar%2F562');
  expect(page.find('a', 'Bruk ei anna e-postadresse').getAttribute('href')).toBe('/signup?redirect=%2Fcalendar%2F562');
  server.answer({ '/auth/confirm-user': () => ({ access_token: 'a', refresh_token: 'r', expires_in: 600 }) });
  await writePin('654321');
  expect(leave).toHaveBeenCalledExactlyOnceWith('/app/calendar/562');
});

test('the address that is proven is the one of the page', async () => {
  const { page } = await proving(mailed(0));
  expect(page.names('h1')).toEqual(['Bekreft e-postadressa']);
  expect(page.text()).toContain(`Vi har sendt ein PIN-kode til ${kari}.`);
});

test('a wrong PIN is said, and the field is empty for the next', async () => {
  const { server, page, writePin } = await proving();
  server.answer({
    '/auth/confirm-user': () => {
      throw new Refusal('auth.wrongPin', 'pinCode');
    },
  });
  await writePin('123456');
  expect(page.names('[role=alert]')).toContain('Kunne ikkje logge inn, feil PIN-kode');
  expect(document.querySelector<HTMLInputElement>('input[autocomplete="one-time-code"]')!.value).toBe('');
});

test('another PIN takes a captcha, as the first did, and is mailed as soon as it is answered', async () => {
  const { server, page } = await proving();
  server.answer({ '/auth/register': () => ({}) });
  await page.press('button', 'Send koden på nytt');
  expect(page.names('legend')).toEqual(['Er du ein robot?']);
  expect(server.sentTo('/auth/register')).toEqual([]);
  await page.press('button', 'Eg er ikkje ein robot');
  expect(server.sentTo('/auth/register')).toEqual([{ email: kari, captcha: 'eyJ0' }]);
  expect(page.names('legend'), 'taken, it goes').toEqual([]);
});

test('the right one signs in, at the home page', async () => {
  const leave = vi.spyOn(location, 'replace').mockImplementation(() => {});
  const { server, writePin } = await proving();
  server.answer({ '/auth/confirm-user': () => ({ access_token: 'a', refresh_token: 'r', expires_in: 600 }) });
  await writePin('654321');
  expect(server.sentTo('/auth/confirm-user')).toEqual([{ email: kari, pinCode: '654321' }]);
  expect(leave).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\/app\/(home)?$/));
});
