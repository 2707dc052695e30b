import { afterEach, expect, test, vi } from 'vitest';
import { problemOf } from '../texts/problem.ts';
import { get, post } from './rest.ts';

afterEach(() => vi.unstubAllGlobals());

/** Gives the next call this answer; returns the calls that were made. */
function answers(status: number, body: string): { url: string; init: RequestInit }[] {
  const calls: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({ url, init });
    return new Response(status === 204 ? null : body, { status });
  });
  return calls;
}

const problem = async (call: Promise<unknown>) => problemOf(await call.catch((error) => error));

test('a path that does not begin with a slash is a mistake of ours', async () => {
  await expect(get('auth/captcha')).rejects.toThrow("starts with '/'");
});

test('no answer at all is told apart from a bad one', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await problem(get('/auth/captcha'))).toMatchObject({ code: 'offline', status: 0 });
});

test('an answer without content where one is due is an error', async () => {
  answers(204, '');
  expect(await problem(get('/auth/captcha'))).toMatchObject({ code: 'empty', status: 204 });
});

test("a refusal brings its code, its field and the server's words", async () => {
  answers(401, '{"code":"auth.wrongPin","field":"pinCode","message":"Feil PIN-kode"}');
  expect(await problem(post('/auth/verify-pin', {}))).toEqual({
    code: 'auth.wrongPin',
    field: 'pinCode',
    message: 'Feil PIN-kode',
    status: 401,
  });
});

test.each([
  [400, 'badRequest'],
  [401, 'notSignedIn'],
  [429, 'tooManyRequests'],
  [502, 'internal'],
])('a page of a proxy with status %i reads as %s', async (status, code) => {
  answers(status, '<html>Bad gateway</html>');
  expect(await problem(get('/auth/captcha'))).toMatchObject({ code, status, message: '' });
});

test('a good answer that is no JSON is an empty object', async () => {
  answers(200, 'pong');
  expect(await get('/auth/captcha')).toEqual({});
});

test('a call carries the token, the language and the tab, and never a cache', async () => {
  const calls = answers(200, '{"ticket":"t"}');
  expect(await post('/auth/live-ticket', { a: 1 }, { accessToken: 'secret' })).toEqual({ ticket: 't' });
  expect(calls[0]).toMatchObject({
    url: '/api/auth/live-ticket',
    init: { method: 'POST', body: '{"a":1}', cache: 'no-store' },
  });
  expect(calls[0]!.init.headers).toMatchObject({
    authorization: 'Bearer secret',
    'accept-language': 'nn',
    'cache-control': 'no-cache',
    'content-type': 'application/json',
  });
  expect((calls[0]!.init.headers as Record<string, string>)['x-samspel-client']).toMatch(/^[0-9a-f]{24}$/);
});

test('without a token no authorization is sent', async () => {
  const calls = answers(200, '{}');
  await get('/');
  expect(calls[0]!.url).toBe('/api');
  expect(calls[0]!.init.headers).not.toHaveProperty('authorization');
});
