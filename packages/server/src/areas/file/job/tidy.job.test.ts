import { randomUUID } from 'node:crypto';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../../core/testing/answers.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { open } from '../../../subject/testing/things.ts';
import { trashJob } from '../../../subject/trash/trash.job.ts';
import { makeCalendar, makeEvent } from '../../calendar/testing/wheels.ts';
import { kinds } from '../../index.ts';
import { upload } from '../testing/upload.ts';
import { compareStorage } from './compare.ts';
import { tidyJob } from './tidy.job.ts';

let world: World;
let wheel: string;
let instance: string;
const log: string[] = [];
beforeAll(async () => {
  world = await makeWorld({ onLog: (line) => log.push(line) });
  wheel = await makeCalendar(world, world.kari, open);
  instance = (await makeEvent(world, world.kari, wheel)).instances.nodes[0]!.id;
});
afterAll(() => world.close());

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
const days = (count: number) => hours(24 * count);
async function stored() {
  const keys: string[] = [];
  for await (const { key } of world.services.storage.list()) keys.push(key);
  return keys;
}
/** Stores bytes that the database does not know. */
async function strand(at: Date): Promise<string> {
  const key = randomUUID();
  const folder = join(world.services.settings.dataDir, 'files', key.slice(0, 2));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, key), 'x');
  await utimes(join(folder, key), at, at);
  return key;
}

it('a removed file lies there for 30 days, and is then deleted for good, on the disk too', async () => {
  const { id } = (await upload(world, world.kari, instance)).body;
  dataOf(await world.graphql(world.kari, `mutation { deleteFile(id: "${id}") }`));
  world.setNow(days(29).toISOString());
  await trashJob(kinds).run(world.services);
  await tidyJob.run(world.services);
  expect(await stored()).toHaveLength(1);
  world.setNow(days(31).toISOString());
  await trashJob(kinds).run(world.services);
  await tidyJob.run(world.services);
  expect(await stored()).toEqual([]);
  expect(await world.db.selectFrom('discarded_file').selectAll().execute()).toEqual([]);
  world.setNow(new Date().toISOString());
});

it('so are the files of a year wheel that is deleted for good', async () => {
  await upload(world, world.kari, instance);
  dataOf(await world.graphql(world.kari, `mutation { removeCalendar(id: "${wheel}") }`));
  world.setNow(days(31).toISOString());
  await trashJob(kinds).run(world.services);
  await tidyJob.run(world.services);
  expect(await stored()).toEqual([]);
  world.setNow(new Date().toISOString());
});

it('says what is stored that nothing knows, and what should be and is not; uploads that are underway are neither', async () => {
  const calendar = await makeCalendar(world, world.kari, open);
  const where = (await makeEvent(world, world.kari, calendar)).instances.nodes[0]!.id;
  await upload(world, world.kari, where);
  const [known] = await stored();
  const orphan = await strand(hours(-2));
  await strand(hours(0));
  expect(await compareStorage(world.services)).toEqual({ stored: 3, orphans: [orphan], missing: [], removed: 0 });
  await world.services.storage.remove(known!);
  world.setNow(hours(0.1).toISOString());
  log.length = 0;
  await tidyJob.run(world.services);
  const told = log
    .map((line) => JSON.parse(line))
    .find(({ msg }) => msg === 'the storage and the database do not agree');
  expect(told).toMatchObject({ level: 40, orphans: [orphan], missing: [known] });
});

it('deletes what nothing has known for 30 days', async () => {
  const orphan = await strand(days(-31));
  expect((await compareStorage(world.services)).removed).toBe(1);
  expect(await stored()).not.toContain(orphan);
});

it('removes what killed processes have left of uploads, and none that is underway', async () => {
  const folder = join(world.services.settings.dataDir, 'files', 'incoming');
  for (const [name, at] of [
    ['old', hours(-2)],
    ['new', hours(0)],
  ] as const) {
    await writeFile(join(folder, name), 'x');
    await utimes(join(folder, name), at, at);
  }
  await tidyJob.run(world.services);
  expect(await readdir(folder)).toEqual(['new']);
});
