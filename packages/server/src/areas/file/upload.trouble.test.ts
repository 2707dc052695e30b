import crypto from 'node:crypto';
import { mkdir, readdir, symlink } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openBucket } from '../../core/storage/testing/bucket.ts';
import { dataOf } from '../../core/testing/answers.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { open } from '../../subject/testing/things.ts';
import { makeCalendar, makeEvent } from '../calendar/testing/wheels.ts';
import { upload } from './testing/upload.ts';

/** A whole upload, from the form to the thing that the file goes on, when writing it fails. */
const incomingOf = ({ services }: World) => join(services.settings.dataDir, 'files', 'incoming');
const namesOf = async (world: World, instance: string) =>
  dataOf(
    await world.graphql<{ files: { name: string }[] }>(world.kari, `{ files(meta: "${instance}") { name } }`),
  ).files.map(({ name }) => name);

/** A world and an activity in it. */
async function prepare(env: Record<string, string> = {}) {
  const world = await makeWorld({ env });
  const event = await makeEvent(world, world.kari, await makeCalendar(world, world.kari, open));
  return { world, instance: event.instances.nodes[0]!.id };
}

describe('a disk that is full', () => {
  const { randomUUID } = crypto;
  const called = (name: string) => Object.assign(crypto, { randomUUID: () => name }) && syncBuiltinESMExports();
  afterEach(() => {
    Object.assign(crypto, { randomUUID });
    syncBuiltinESMExports();
  });

  it('refuses an upload with a reason, and keeps nothing of it', async () => {
    const { world, instance } = await prepare();
    const incoming = incomingOf(world);
    await mkdir(incoming, { recursive: true });
    // The kernel itself refuses every byte that is written there with ENOSPC.
    const name = randomUUID();
    await symlink('/dev/full', join(incoming, name));
    called(name);
    expect(await upload(world, world.kari, instance)).toMatchObject({ status: 507, body: { code: 'noSpace' } });
    expect(await readdir(incoming)).toEqual([]);
    expect(await namesOf(world, instance)).toEqual([]);
    await world.close();
  });
});

describe('a bucket', () => {
  it('takes an upload and gives it back; once it is gone it refuses both with a reason, and nothing stays half', async () => {
    const bucket = await openBucket();
    const { world, instance } = await prepare(bucket.env);
    const { body } = await upload(world, world.kari, instance);
    const read = () => world.rest(world.ola, 'GET', `/file/stream/${body.id}`);
    expect(await read()).toMatchObject({ status: 200, text: 'Hugs å ta med tala' });
    await bucket.close();

    const away = { status: 503, body: { code: 'storage.away' } };
    const second = { name: 'Nytt.txt', type: 'text/plain', content: 'Hei' };
    expect(await upload(world, world.kari, instance, second)).toMatchObject(away);
    expect(await readdir(incomingOf(world))).toEqual([]);
    expect(await namesOf(world, instance)).toEqual(['Notat.txt']);
    expect(await read()).toMatchObject(away);
    await world.close();
  });
});
