import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeWorld, type World } from '../testing/world.ts';

const token = 'a-token-of-an-operator';
let world: World;
beforeAll(async () => {
  world = await makeWorld({ env: { METRICS_TOKEN: token }, areas: [] });
});
afterAll(() => world.close());

/** Asks for the metrics from an address. The headers are those that the client or a proxy adds. */
const askFrom = (remoteAddress: string, headers: Record<string, string> = {}) =>
  world.app.inject({ method: 'GET', url: '/api/metrics', remoteAddress, headers });

it('tells a program on this machine how the process and the installation are doing', async () => {
  await world.rest(null, 'GET', '');
  const letter = { to_address: 'kari@fjordvik.example', subject: 'Hei', body: 'Hei' };
  await world.db.insertInto('mail_outbox').values(letter).execute();
  const { statusCode, headers, body } = await askFrom('127.0.0.1');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  expect(body).toMatch(/^# TYPE process_cpu_seconds_total counter\nprocess_cpu_seconds_total \d/m);
  expect(body).toMatch(/^samspel_ready\{part="database"\} 1$/m);
  expect(body).toMatch(/^samspel_mails\{state="waiting"\} 1$/m);
  expect(body).toMatch(
    /^samspel_http_request_seconds_bucket\{method="GET",route="\/api",status="200",le="\+Inf"\} 1$/m,
  );
  expect(body).toMatch(/^samspel_http_request_seconds_count\{method="GET",route="\/api",status="200"\} 1$/m);
});

it('counts an address that nobody serves once for all, and writes none of it', async () => {
  for (const path of ['/wp-login.php', '/.env']) await world.rest(null, 'GET', path);
  const { body } = await askFrom('::1');
  expect(body).not.toContain('wp-login');
  expect(body).toMatch(/^samspel_http_request_seconds_count\{method="GET",route="[^"]*",status="404"\} 2$/m);
});

it('is not there for others, unless they bring the token', async () => {
  const unknown = await world.app.inject({ method: 'GET', url: '/api/nothing', remoteAddress: '192.0.2.7' });
  for (const answer of [
    await askFrom('192.0.2.7'),
    await askFrom('192.0.2.7', { authorization: `Bearer ${token}x` }),
    await askFrom('127.0.0.1', { 'x-forwarded-for': '192.0.2.7' }),
    await askFrom('127.0.0.1', { forwarded: 'for=192.0.2.7' }),
  ])
    expect([answer.statusCode, answer.json()]).toEqual([404, unknown.json()]);
  expect((await askFrom('192.0.2.7', { authorization: `Bearer ${token}` })).statusCode).toBe(200);
});

it('is not opened by an empty token where none is set', async () => {
  const silent = await makeWorld({ areas: [] });
  const headers = { authorization: 'Bearer undefined' };
  const answer = await silent.app.inject({ method: 'GET', url: '/api/metrics', remoteAddress: '192.0.2.7', headers });
  expect(answer.statusCode).toBe(404);
  await silent.close();
});
