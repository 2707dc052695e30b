import { Refusal } from '@samspel/domain/refusal';
import { afterEach, expect, test, vi } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { restServer } from '../../core/testing/rest-server.ts';
import { Component } from './unsubscribe-page.tsx';

afterEach(() => vi.unstubAllGlobals());
const path = '/notification/unsubscribe?token=a%2Bb';

test('opening the page ends nothing: mail programs open links too', async () => {
  const server = restServer({ [path]: () => ({}) });
  const page = await onPage(<Component />, '/unsubscribe?token=a%2Bb');
  expect(page.names('h1')).toEqual(['Slutte å få varsel på e-post?']);
  expect(server.sentTo(path)).toEqual([]);
});

test('a press ends the mails, and the page says where they can be chosen again', async () => {
  const server = restServer({ [path]: () => ({}) });
  const page = await onPage(<Component />, '/unsubscribe?token=a%2Bb');
  await page.press('button', 'Slutt å få e-post');
  expect(server.sentTo(path)).toHaveLength(1);
  expect(page.names('h1')).toEqual(['Du får ikkje fleire varsel på e-post']);
  expect(page.find('a', 'Gå til profilen min').getAttribute('href')).toBe('/my-profile/notifications');
});

test('a link that is no good says so, and the press can be tried again', async () => {
  const server = restServer({
    [path]: () => {
      throw new Refusal('notFound');
    },
  });
  const page = await onPage(<Component />, '/unsubscribe?token=a%2Bb');
  await page.press('button', 'Slutt å få e-post');
  expect(page.names('[role=alert]')).toHaveLength(1);
  server.answer({ [path]: () => ({}) });
  await page.press('button', 'Slutt å få e-post');
  expect(page.names('[role=alert]')).toEqual([]);
  expect(page.names('h1')).toEqual(['Du får ikkje fleire varsel på e-post']);
});

test('the monthly PDF is ended alone', async () => {
  const ending = '/calendar/paper-mail/end?token=c';
  const server = restServer({ [ending]: () => ({}), '/notification/unsubscribe?token=c': () => ({}) });
  const page = await onPage(<Component />, '/unsubscribe?of=paper&token=c');
  expect(page.names('h1')).toEqual(['Slutte å få året som PDF?']);
  await page.press('button', 'Slutt å få e-post');
  expect(server.sentTo(ending)).toHaveLength(1);
  expect(server.sentTo('/notification/unsubscribe?token=c')).toEqual([]);
  expect(page.names('h1')).toEqual(['Du får ikkje fleire slike PDF-ar']);
});
