import { access } from 'node:fs/promises';
import { millisecondsADay } from '@samspel/domain/time/moment';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { limited, open } from '../../../subject/testing/things.ts';
import { makeCalendar, makeEvent } from '../../calendar/testing/wheels.ts';
import { compareStorage } from '../../file/job/compare.ts';
import { upload } from '../../file/testing/upload.ts';
import { matchJob } from '../../grant/match/match.job.ts';
import { makeGrant } from '../../grant/testing/grants.ts';
import { copyOfData, rowsOf } from '../testing/copy-of-my-data.ts';
import { myDataJob } from './my-data.job.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  for (const table of ['my_data', 'rate_limit', 'mail_outbox'] as const) await world.db.deleteFrom(table).execute();
});
afterAll(() => world.close());

type Standing = { state: string; progress: number; size: number | null; until: string | null; problem: string | null };
const standing = async (as: TestPerson) => (await world.rest(as, 'GET', '/person/my-data')).body as Standing;
const ask = (as: TestPerson) => world.rest(as, 'POST', '/person/my-data', {});
const keyOf = async (as: TestPerson) =>
  (await world.db.selectFrom('my_data').select('key').where('person_id', '=', as.id).executeTakeFirst())?.key;

describe('asking', () => {
  it('is none before, then one that waits, then one that is ready until a week later', async () => {
    expect(await standing(world.kari)).toMatchObject({ state: 'NONE', progress: 0, until: null });
    expect((await ask(world.kari)).body).toMatchObject({ state: 'WAITING', progress: 0, size: null });
    await myDataJob.run(world.services);
    const ready = await standing(world.kari);
    expect(ready).toMatchObject({ state: 'DONE', progress: 100, problem: null });
    expect(ready.size).toBeGreaterThan(100);
    expect(Math.round((Date.parse(ready.until!) - Date.now()) / millisecondsADay)).toBe(7);
  });

  it('twice while one is made is the same one', async () => {
    await ask(world.kari);
    const key = await keyOf(world.kari);
    await Promise.all([ask(world.kari), ask(world.kari)]);
    expect(await keyOf(world.kari)).toBe(key);
    const made = await world.db.selectFrom('audit_entry').select('id').where('action', '=', 'myData').execute();
    await ask(world.kari);
    const later = await world.db.selectFrom('audit_entry').select('id').where('action', '=', 'myData').execute();
    expect(later.length).toBe(made.length);
  });

  it('when one is ready makes another, and the bytes of the first go', async () => {
    await copyOfData(world, world.kari);
    const first = await keyOf(world.kari);
    await ask(world.kari);
    expect(await standing(world.kari)).toMatchObject({ state: 'WAITING' });
    expect((await world.rest(world.kari, 'GET', '/person/my-data/file')).status).toBe(404);
    expect(await keyOf(world.kari)).not.toBe(first);
    const discarded = await world.db.selectFrom('discarded_file').select('key').where('key', '=', first!).execute();
    expect(discarded).toHaveLength(1);
  });

  it('more than five times a day is too often', async () => {
    for (let time = 0; time < 5; time += 1) await copyOfData(world, world.per);
    expect((await ask(world.per)).status).toBe(429);
    expect(await standing(world.per)).toMatchObject({ state: 'DONE' });
  });

  it('is told by mail, which leads to the page and holds nothing of it', async () => {
    await copyOfData(world, world.kari);
    const mails = await world.db.selectFrom('mail_outbox').select(['to_address', 'body']).execute();
    expect(mails).toEqual([{ to_address: world.kari.email, body: expect.stringContaining('/app/my-profile/data') }]);
  });

  it('takes a sign-in', async () => {
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['GET', '/file'],
    ] as const)
      expect(
        (await world.rest(null, method, `/person/my-data${path}`, method === 'POST' ? {} : undefined)).status,
      ).toBe(401);
  });
});

describe('fetching', () => {
  it('is for that person alone, not for admins either', async () => {
    await copyOfData(world, world.kari);
    for (const other of [world.ola, world.per, world.astrid])
      expect((await world.rest(other, 'GET', '/person/my-data/file')).status).toBe(404);
    const key = await keyOf(world.kari);
    expect((await world.rest(world.ola, 'GET', `/file/stream/${key}`)).status).toBe(400);
    expect((await world.rest(null, 'GET', `/static/images/PERSON/${key}`)).status).toBe(404);
  });

  it('is over after seven days, and nothing of it is left', async () => {
    await copyOfData(world, world.kari);
    const key = (await keyOf(world.kari))!;
    await sql`update my_data set ready_at = ready_at - interval '7 days 1 minute'`.execute(world.db);
    expect(await standing(world.kari)).toMatchObject({ state: 'NONE' });
    expect((await world.rest(world.kari, 'GET', '/person/my-data/file')).status).toBe(404);
    await myDataJob.run(world.services);
    expect(await keyOf(world.kari)).toBeUndefined();
    await expect(world.services.storage.read(key)).rejects.toMatchObject({ code: 'storage.lost' });
  });

  it('its bytes are known to the job that compares the storage', async () => {
    await copyOfData(world, world.kari);
    const key = await keyOf(world.kari);
    const later = { ...world.services, now: () => new Date(Date.now() + 2 * 3_600_000) };
    expect((await compareStorage(later)).orphans).not.toContain(key);
  });
});

describe('the job', () => {
  it('tries again what breaks off, and says after the third time that it could not', async () => {
    await ask(world.kari);
    const put = vi.spyOn(world.services.storage, 'put').mockRejectedValue(new Error('full'));
    await myDataJob.run(world.services);
    expect(put).toHaveBeenCalledTimes(3);
    expect(await standing(world.kari)).toMatchObject({
      state: 'FAILED',
      problem: expect.stringMatching(/[0-9a-f]{8}/),
    });
    put.mockRestore();
    expect(await copyOfData(world, world.kari)).toBeDefined();
  });

  it('leaves nothing on the way in, also where it broke off', async () => {
    await ask(world.kari);
    const paths: string[] = [];
    const put = vi.spyOn(world.services.storage, 'put').mockImplementation(async (_key, path) => {
      paths.push(path);
      throw new Error('full');
    });
    await myDataJob.run(world.services);
    put.mockRestore();
    expect(paths).toHaveLength(3);
    for (const path of paths) await expect(access(path)).rejects.toThrow();
  });

  it('makes it once, where two processes ask at once', async () => {
    await ask(world.kari);
    const put = vi.spyOn(world.services.storage, 'put');
    await Promise.all([myDataJob.run(world.services), myDataJob.run(world.services)]);
    expect(put).toHaveBeenCalledTimes(1);
    put.mockRestore();
  });

  it('makes none for who was kept out meanwhile', async () => {
    await ask(world.ola);
    await world.db.updateTable('person').set({ user_status: 'DEACTIVATED' }).where('id', '=', world.ola.id).execute();
    await myDataJob.run(world.services);
    expect(await keyOf(world.ola)).toBeUndefined();
    expect(await world.db.selectFrom('mail_outbox').select('id').execute()).toEqual([]);
    await world.db.updateTable('person').set({ user_status: 'ACTIVATED' }).where('id', '=', world.ola.id).execute();
  });
});

describe('the copy', () => {
  it('has what she made, what she says of herself, and her files as she uploaded them', async () => {
    const wheel = await makeCalendar(world, world.kari, open);
    const { instances } = await makeEvent(world, world.kari, wheel, { title: 'Budsjettmøte' });
    const sent = { name: '../Møte: "juni"?.txt', type: 'text/plain', content: 'Hugs å ta med tala' };
    const { body } = await upload(world, world.kari, instances.nodes[0]!.id, sent);
    dataOf(await world.graphql(world.kari, 'mutation { updateMe(input: { jobTitle: "Økonomisjef" }) { id } }'));
    const copy = await copyOfData(world, world.kari);
    expect(rowsOf(copy, 'profile')).toMatchObject([{ job_title: 'Økonomisjef', organization: 'Fjordvik kommune' }]);
    const made = rowsOf(copy, 'things-i-made');
    expect(made).toContainEqual(expect.objectContaining({ kind: 'EVENT_INSTANCE', title: 'Budsjettmøte' }));
    expect(made).toContainEqual(
      expect.objectContaining({ id: Number(wheel), kind: 'CALENDAR', color: expect.any(String) }),
    );
    const name = [...copy.keys()].find((one) => one.startsWith(`files/${body.id}-`))!;
    expect(name.split('/')).toHaveLength(2);
    expect(name).not.toMatch(/[\\:"?*<>|]/);
    expect(copy.get(name)!.toString()).toBe('Hugs å ta med tala');
    expect(copy.get('les-meg.txt')!.toString()).toContain('Samspel');
  });

  it('has nothing that opens anything', async () => {
    await world.db
      .insertInto('pin')
      .values({ person_id: world.kari.id, hash: Buffer.alloc(32, 7), expires_at: new Date(Date.now() + 60_000) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const copy = await copyOfData(world, world.kari);
    const all = [...copy.values()].map((bytes) => bytes.toString()).join('\n');
    expect(all).not.toMatch(/"[a-z_]*(hash|sealed|token|secret|key|calendar_code)"/);
    expect(all).not.toContain(world.kari.calendarCode);
    expect(all).not.toContain(await keyOf(world.kari));
    expect(all).not.toContain(world.kari.token);
  });

  it('has no word of what she may not read any more, and is of her alone', async () => {
    const wheel = await makeCalendar(world, world.ola, { ...limited, visibility: 'PRIVATE' });
    const { instances } = await makeEvent(world, world.ola, wheel, { title: 'Zebraflokk' });
    const id = Number(instances.nodes[0]!.id);
    await world.db.insertInto('follow').values({ subject_id: id, person_id: world.kari.id }).execute();
    await sql`update event_instance set responsible_id = ${world.kari.id} where id = ${id}`.execute(world.db);
    await sql`update subject set created_by = ${world.kari.id} where id = ${id}`.execute(world.db);
    await sql`update revision set changed_by = ${world.kari.id} where subject_id = ${id}`.execute(world.db);
    const copy = await copyOfData(world, world.kari);
    expect([...copy.values()].map((bytes) => bytes.toString()).join()).not.toContain('Zebraflokk');
    expect(rowsOf(copy, 'follows')).toContainEqual(expect.objectContaining({ subject_id: id, title: null }));
    expect(rowsOf(copy, 'things-i-made')).toContainEqual({
      id,
      kind: 'EVENT_INSTANCE',
      date_created: expect.any(String),
    });
    const own = await copyOfData(world, world.ola);
    expect([...own.values()].map((bytes) => bytes.toString()).join()).toContain('Zebraflokk');
    expect(rowsOf(own, 'profile')).toMatchObject([{ id: world.ola.id }]);
  });

  it('has as an admin only what they hold as a person', async () => {
    const wheel = await makeCalendar(world, world.ola, { ...limited, visibility: 'PRIVATE' });
    await world.db.updateTable('subject').set({ title: 'Nashornplanen' }).where('id', '=', Number(wheel)).execute();
    await world.db
      .insertInto('follow')
      .values({ subject_id: Number(wheel), person_id: world.astrid.id })
      .execute();
    const copy = await copyOfData(world, world.astrid);
    expect([...copy.values()].map((bytes) => bytes.toString()).join()).not.toContain('Nashornplanen');
  });

  it('is the same of a thousand rows and more, read a page at a time', async () => {
    const ids = await world.db.selectFrom('subject').select('id').limit(1).execute();
    await sql`insert into audit_entry (person_id, action, subject_id)
      select ${world.per.id}, 'see', ${ids[0]!.id} from generate_series(1, 1234)`.execute(world.db);
    expect(rowsOf(await copyOfData(world, world.per), 'log').length).toBeGreaterThanOrEqual(1234);
  });

  it('has what lies in the trash, of a whole that she could restore', async () => {
    const wheel = await makeCalendar(world, world.kari, open);
    dataOf(await world.graphql(world.kari, `mutation { removeCalendar(id: "${wheel}") }`));
    const made = rowsOf(await copyOfData(world, world.kari), 'things-i-made');
    expect(made).toContainEqual(expect.objectContaining({ id: Number(wheel), title: 'Økonomi og budsjett' }));
  });

  it('has what her saved searches found', async () => {
    dataOf(
      await world.graphql(
        world.kari,
        'mutation { createSavedSearch(input: { name: "Bustad", filter: { search: "bustad" } }) { name } }',
      ),
    );
    world.setNow(new Date(Date.now() + 60_000).toISOString());
    const grant = await makeGrant(world, { title: 'Tilskot til bustad' });
    world.setNow(new Date(Date.now() + 120_000).toISOString());
    await matchJob.run(world.services);
    const found = { search: 'Bustad', grant_id: Number(grant.id), title: 'Tilskot til bustad' };
    expect(rowsOf(await copyOfData(world, world.kari), 'what-my-searches-found')).toMatchObject([found]);
    expect(rowsOf(await copyOfData(world, world.ola), 'what-my-searches-found')).toEqual([]);
  });
});
