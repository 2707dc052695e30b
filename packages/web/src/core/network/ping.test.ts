import { afterEach, expect, test, vi } from 'vitest';
import { ping } from './ping.ts';

afterEach(() => vi.unstubAllGlobals());

const failing = (name: string, message = '') =>
  vi.stubGlobal('fetch', async () => {
    throw Object.assign(new Error(message), { name });
  });

test('a server that answers badly is not there', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  expect(await ping()).toBe('ping failed, 4xx or 5xx');
});

test('a server that takes too long is not there', async () => {
  failing('TimeoutError');
  expect(await ping()).toBe('ping timed out');
});

test('a ping that was called off says so', async () => {
  failing('AbortError');
  expect(await ping()).toBe('ping failed, cancelled');
});

test('any other failure is told in its own words', async () => {
  failing('TypeError', 'Failed to fetch');
  expect(await ping()).toBe('ping failed, Failed to fetch');
});

test('a server that answers is there', async () => {
  const asked = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', asked);
  expect(await ping()).toBeNull();
  expect(asked).toHaveBeenCalledWith('/api', expect.objectContaining({ cache: 'no-store' }));
});
