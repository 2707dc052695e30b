import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCalendar } from '../../areas/calendar/testing/wheels.ts';
import { open } from '../../subject/testing/things.ts';
import { openLive, ticketOf } from '../testing/live-client.ts';
import { serveWorld } from '../testing/live-server.ts';
import { type BareSocket, openBare } from '../testing/live-socket.ts';
import { makePerson } from '../testing/people.ts';
import { sendRaw, upgradeRequest } from '../testing/raw-request.ts';
import { makeWorld, type World } from '../testing/world.ts';
import { closeCodes } from './connection.ts';

let world: World;
let server: Awaited<ReturnType<typeof serveWorld>>;
let wheel: string;

beforeAll(async () => {
  world = await makeWorld();
  server = await serveWorld(world);
  wheel = await makeCalendar(world, world.kari, open);
});
afterAll(async () => {
  await server.close();
  await world.close();
});

const channel = (id: number | string) => ({ type: 'subscribe', channel: `META_${id}` });
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
const questions = async () => {
  const { rows } = await sql<{ asked: number }>`
    select xact_commit::int as asked from pg_stat_database where datname = current_database()`.execute(world.db);
  return rows[0]!.asked;
};

describe('an upgrade that is refused', () => {
  it.each([
    ['an address that is none', '//', 400],
    ['an address of another machine', 'http://elsewhere.example/api/live', 400],
    ['half a letter', '/%zz', 404],
    ['another path', '/api/graphql', 404],
  ])('%s', async (_what, path, status) => {
    const answer = await sendRaw(server.url, upgradeRequest(path));
    expect(statusOf(answer)).toBe(status);
    expect(answer).toMatch(/x-content-type-options: nosniff/i);
  });

  it('another site’s page, also one that is called nearly like ours', async () => {
    for (const origin of [
      'https://evil.example',
      'null',
      'http://localhost.evil.example',
      'http://samspel.example.evil.example',
    ])
      expect(statusOf(await sendRaw(server.url, upgradeRequest('/api/live', { Origin: origin }))), origin).toBe(403);
  });

  it('two names of the host', async () => {
    const twice = upgradeRequest('/api/live').replace(
      'Host: samspel.example',
      'Host: samspel.example\r\nHost: evil.example',
    );
    expect(statusOf(await sendRaw(server.url, twice))).toBe(400);
  });

  it('what is no WebSocket', async () => {
    for (const headers of [{ Upgrade: 'h2c' }, { 'Sec-WebSocket-Key': 'x' }, { 'Sec-WebSocket-Version': '99' }])
      expect(statusOf(await sendRaw(server.url, upgradeRequest('/api/live', headers as never)))).toBe(400);
  });
});

it('a page of ours and a program are let in', async () => {
  for (const headers of [{ origin: world.services.settings.baseUrl }, { origin: server.url }, {}]) {
    const socket = await openBare(server, world.kari, headers as never);
    expect(socket.heard).toEqual([{ type: 'ready' }]);
    socket.end();
  }
});

describe('a socket that asks too much', () => {
  it('is closed at 201 pages, those that it was refused included', async () => {
    const socket = await openBare(server, world.kari);
    for (let id = 1; id <= 201; id += 1) socket.say(channel(8_000_000 + id));
    expect(await socket.closed).toBe(closeCodes.tooMany);
    expect(socket.heard.filter(({ type }) => type === 'refused')).toHaveLength(200);
  });

  it('is closed when it floods us, and nothing of what waited is asked for afterwards', async () => {
    const flood = async (socket: BareSocket) => {
      for (let number = 0; number < 20_000; number += 1) socket.say(channel(wheel));
      expect(await socket.closed).toBe(closeCodes.tooMany);
    };
    const before = await questions();
    await flood(await openBare(server, world.kari));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect((await questions()) - before).toBeLessThan(1_000);
  });

  it('is closed where its frames are none', async () => {
    for (const frame of ['', '{', '[]', '{"type":"login"}', '{"type":"subscribe","channel":"META_1","more":1}']) {
      const socket = await openBare(server, null);
      socket.say(frame);
      expect(await socket.closed, frame).toBe(closeCodes.badFrame);
    }
  });

  it('leaves room for those who ask as a page does', async () => {
    const kari = await openLive(server, world.kari);
    expect(await kari.subscribe(wheel)).toMatchObject({ type: 'subscribed' });
    kari.close();
  });
});

describe('a person with very many tabs', () => {
  it('is refused the 51st, keeps the others, and has room again when one is closed; nobody else notices', async () => {
    const ida = await makePerson(world.db, 'Ida Ås', world.lundvik);
    const open: BareSocket[] = [];
    for (let tab = 1; tab <= 50; tab += 1) open.push(await openBare(server, ida));
    const refused = await openBare(server, null);
    refused.say({ type: 'login', ticket: await ticketOf(server.url, ida) });
    expect(await refused.closed).toBe(closeCodes.tooMany);
    (await openBare(server, world.kari)).end();
    open[0]!.say(channel(wheel));
    await expect.poll(() => open[0]!.heard.at(-1)?.type).toBe('subscribed');
    const last = open.pop()!;
    last.end();
    await last.closed;
    await expect.poll(async () => (await openBare(server, ida)).heard[0]?.type).toBe('ready');
    for (const socket of open) socket.end();
  });
});

it('who writes cannot make another’s page take a change for its own, and does not learn the name of their tab', async () => {
  const [mine, theirs] = [await openLive(server, world.kari), await openLive(server, world.ola)];
  await mine.subscribe(wheel);
  await theirs.subscribe(wheel);
  const change = (client: string) =>
    world.rest(
      world.kari,
      'POST',
      '/graphql',
      { query: `mutation { like(id: "${wheel}") { id } }` },
      { 'x-samspel-client': client },
    );
  await change('tab-of-ola');
  expect(await theirs.next()).toMatchObject({ type: 'META_UPDATE', id: Number(wheel), client: null });
  expect(await mine.next()).toMatchObject({ by: world.kari.hash, client: 'tab-of-ola' });
  mine.close();
  theirs.close();
});
