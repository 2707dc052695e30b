import { daysLater } from '@samspel/domain/time/moment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../session/token.ts';
import { serveWorld } from '../testing/live-server.ts';
import { openBare } from '../testing/live-socket.ts';
import { makePerson, signIn } from '../testing/people.ts';
import { makeWorld, type World } from '../testing/world.ts';
import { closeCodes } from './connection.ts';

let world: World;
let server: Awaited<ReturnType<typeof serveWorld>>;

beforeAll(async () => {
  world = await makeWorld();
  server = await serveWorld(world, 500);
});
afterAll(async () => {
  await server.close();
  await world.close();
});

describe('a sign-in that ends closes its socket', () => {
  it('revoked by the person, and it alone', async () => {
    const liv = await makePerson(world.db, 'Liv Moe', world.lundvik);
    const other = await openBare(server, { ...liv, token: await signIn(world.db, liv.id) });
    const socket = await openBare(server, liv);
    await world.db
      .updateTable('session')
      .set({ revoked_at: new Date() })
      .where('id', '=', await sessionOf(liv.token))
      .execute();
    expect(await socket.closed).toBe(closeCodes.notSignedIn);
    other.say({ type: 'subscribe', channel: 'META_1' });
    await expect.poll(() => other.heard.at(-1)?.type).toBe('refused');
    other.end();
  });

  it('of somebody who is deactivated', async () => {
    const jon = await makePerson(world.db, 'Jon Dal', world.lundvik);
    const socket = await openBare(server, jon);
    await world.db.updateTable('person').set({ user_status: 'DEACTIVATED' }).where('id', '=', jon.id).execute();
    expect(await socket.closed).toBe(closeCodes.notSignedIn);
  });

  it('after 30 days', async () => {
    const eva = await makePerson(world.db, 'Eva Li', world.lundvik);
    const socket = await openBare(server, eva);
    world.setNow(daysLater(new Date(), 30).toISOString());
    expect(await socket.closed).toBe(closeCodes.notSignedIn);
    world.setNow(new Date().toISOString());
  });
});

async function sessionOf(token: string): Promise<number> {
  const { session_id } = await world.db
    .selectFrom('access_token')
    .select('session_id')
    .where('hash', '=', hashToken(token))
    .executeTakeFirstOrThrow();
  return session_id;
}
