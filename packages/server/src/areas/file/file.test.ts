import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../core/testing/answers.ts';
import { openLive } from '../../core/testing/live-client.ts';
import { serveWorld } from '../../core/testing/live-server.ts';
import type { TestPerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { eventsOf, hidden, open, richText, writtenBy } from '../../subject/testing/things.ts';
import { makeCalendar, makeEvent } from '../calendar/testing/wheels.ts';
import { send, words } from '../comment/testing/comments.ts';
import { formOf, upload } from './testing/upload.ts';

let world: World;
let wheel: string;
let series: string;
let instance: string;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
  wheel = await makeCalendar(world, world.kari, open);
  const made = await makeEvent(world, world.kari, wheel);
  series = made.id;
  instance = made.instances.nodes[0]!.id;
});
afterAll(() => world.close());

type Info = {
  id: string;
  name: string;
  description: string | null;
  size: number;
  version: number;
  metaKind: string;
  access: { myAccess: string };
};
const filesOf = async (as: TestPerson, meta: string) =>
  world.graphql<{ files: Info[] }>(
    as,
    `{ files(meta: "${meta}") { id name description size version metaKind access { myAccess } } }`,
  );
const names = async (meta: string, as = world.kari) => dataOf(await filesOf(as, meta)).files.map(({ name }) => name);
const stream = (as: TestPerson | null, id: number) => world.rest(as, 'GET', `/file/stream/${id}`);
const remove = (as: TestPerson, id: number) => world.graphql(as, `mutation { deleteFile(id: "${id}") }`);
const restore = (as: TestPerson, id: number) => world.graphql(as, `mutation { restoreFile(id: "${id}") { id name } }`);
const describeFile = (as: TestPerson, input: object) =>
  world.graphql<{ updateFileInfo: Info }>(
    as,
    'mutation ($input: UpdateFileInfoInput!) { updateFileInfo(input: $input) { id description version } }',
    { input },
  );
const stored = async () => {
  const keys: string[] = [];
  for await (const { key } of world.services.storage.list()) keys.push(key);
  return keys;
};
const incoming = () => readdir(join(world.services.settings.dataDir, 'files', 'incoming'));

describe('nobody uploads', () => {
  it('without a sign-in, to what they only read, or to what is not there for them', async () => {
    const secret = await makeCalendar(world, world.kari, hidden);
    const hiddenInstance = (await makeEvent(world, world.kari, secret)).instances.nodes[0]!.id;
    expect(await upload(world, null, instance)).toMatchObject({ status: 401, body: { code: 'notSignedIn' } });
    expect(await upload(world, world.per, instance)).toMatchObject({
      status: 403,
      body: { code: 'notAllowed', field: 'metaid' },
    });
    const none = await upload(world, world.per, 900_000_000);
    expect(none).toMatchObject({ status: 404, body: { code: 'notFound', field: 'metaid' } });
    expect(await upload(world, world.per, hiddenInstance)).toEqual(none);
    expect(await names(instance)).toEqual([]);
    expect(await stored()).toEqual([]);
    expect(await incoming()).toEqual([]);
  });

  it('to a year wheel itself, to a series under the name of an activity, or to nothing', async () => {
    expect(await upload(world, world.kari, wheel, undefined, { type: 'CALENDAR' })).toMatchObject({
      status: 400,
      body: { code: 'input.notAChoice', field: 'type' },
    });
    expect(await upload(world, world.kari, series)).toMatchObject({ status: 404, body: { code: 'notFound' } });
    expect(await upload(world, world.kari, 'x')).toMatchObject({
      status: 400,
      body: { code: 'input.id', field: 'metaid' },
    });
    expect(await upload(world, world.kari, instance, undefined, { colour: 'red' })).toMatchObject({
      status: 400,
      body: { code: 'input.unknownField' },
    });
  });

  it('a form without a file, or what is no form', async () => {
    const { type, bytes } = await formOf({ type: 'EVENT_INSTANCE', metaid: instance });
    const send = (payload: Buffer, contentType: string) =>
      world.app.inject({
        method: 'POST',
        url: '/api/file/upload',
        payload,
        headers: { 'content-type': contentType, authorization: `Bearer ${world.kari.token}` },
      });
    expect((await send(bytes, type)).json()).toMatchObject({ code: 'input.required', field: 'file' });
    expect((await send(Buffer.from('{}'), 'application/json')).statusCode).toBe(400);
    expect((await send(bytes.subarray(0, 80), type)).statusCode).toBe(400);
    expect(await incoming()).toEqual([]);
  });

  it('to an archived year wheel', async () => {
    const asleep = await makeCalendar(world, world.kari, open);
    const sleeping = (await makeEvent(world, world.kari, asleep)).instances.nodes[0]!.id;
    const { id } = (await upload(world, world.kari, sleeping)).body;
    dataOf(await world.graphql(world.kari, `mutation { archiveCalendar(id: "${asleep}") { id } }`));
    expect(await upload(world, world.kari, sleeping)).toMatchObject({
      status: 409,
      body: { code: 'calendar.archived' },
    });
    expect(refusalOf(await remove(world.kari, id))).toEqual(['calendar.archived']);
    expect(refusalOf(await describeFile(world.kari, { id, version: 1, description: richText('Ny') }))).toEqual([
      'calendar.archived',
    ]);
    expect((await stream(world.per, id)).status).toBe(200);
  });
});

describe('a file on an activity', () => {
  it('is there for all who may read the activity, under its own name, and comes back as it was sent', async () => {
    const { status, body } = await upload(world, world.kari, instance, {
      name: 'Møtebok ærleg.txt',
      type: 'text/plain',
      content: 'Blåbær',
    });
    expect([status, body]).toEqual([
      200,
      { id: body.id, name: 'Møtebok ærleg.txt', contentType: 'text/plain', size: 8 },
    ]);
    const answer = await stream(world.per, body.id);
    expect(answer.text).toBe('Blåbær');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain',
      'content-length': '8',
      'content-disposition': `attachment; filename="Motebok aerleg.txt"; filename*=UTF-8''M%C3%B8tebok%20%C3%A6rleg.txt`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
    expect(dataOf(await filesOf(world.per, instance)).files).toMatchObject([
      { name: 'Møtebok ærleg.txt', size: 8, metaKind: 'EVENT_INSTANCE', access: { myAccess: 'READ' } },
    ]);
    expect(await eventsOf(world, String(body.id))).toEqual(['file.added']);
    expect(await incoming()).toEqual([]);
    dataOf(await remove(world.kari, body.id));
  });

  it('is not there for those who may not read it, by no call', async () => {
    const secret = await makeCalendar(world, world.kari, writtenBy(world.ola));
    const event = await makeEvent(world, world.kari, secret);
    const { id } = (await upload(world, world.ola, event.instances.nodes[0]!.id)).body;
    for (const call of [`stream/${id}`, `small/${id}`]) {
      const { status, body } = await world.rest(world.per, 'GET', `/file/${call}`);
      expect([status, (body as { code: string }).code]).toEqual([404, 'notFound']);
    }
    expect(refusalOf(await world.graphql(world.per, `{ fileInfo(id: "${id}") { name } }`))).toEqual(['notFound', 'id']);
    expect(refusalOf(await filesOf(world.per, event.instances.nodes[0]!.id))).toEqual(['notFound', 'meta']);
    expect(refusalOf(await remove(world.per, id))).toEqual(['notFound', 'id']);
    expect((await stream(null, id)).status).toBe(401);
    expect(dataOf(await remove(world.ola, id))).toEqual({ deleteFile: String(id) });
  });

  it('of a series is shown on its activities, and on no other', async () => {
    const other = await makeEvent(world, world.kari, wheel);
    const { id } = (
      await upload(world, world.kari, series, { name: 'Rutine.txt', content: 'Slik gjer vi' }, { type: 'EVENT' })
    ).body;
    await upload(world, world.kari, instance, { name: 'Avtale.txt', content: 'Klokka 10' });
    expect(await names(instance)).toEqual(['Avtale.txt', 'Rutine.txt']);
    expect(await names(series)).toEqual(['Rutine.txt']);
    expect(await names(other.instances.nodes[0]!.id)).toEqual([]);
    const nested = await world.graphql<{ event: { files: object[] } }>(
      world.per,
      `{ event(id: "${series}") { files { id metaKind } } }`,
    );
    expect(dataOf(nested).event.files).toEqual([{ id: String(id), metaKind: 'EVENT' }]);
  });

  it('is heard of by those who have the thing open; one of a comment by those who read the comments too', async () => {
    const server = await serveWorld(world);
    const ola = await openLive(server, world.ola);
    const message = words('Sjå vedlegget');
    const { createComment } = dataOf(await send(world, world.kari, 'createComment', { meta: instance, message }));
    await ola.subscribe(instance);
    const heard = async () => expect(await ola.next()).toMatchObject({ type: 'META_UPDATE', id: Number(instance) });
    const { body } = await upload(world, world.kari, createComment!.id, undefined, { type: 'COMMENT' });
    await heard();
    dataOf(await remove(world.kari, body.id));
    await heard();
    dataOf(await restore(world.kari, body.id));
    await heard();
    dataOf(await remove(world.kari, (await upload(world, world.kari, instance)).body.id));
    await heard();
    ola.close();
    await server.close();
  });

  it('may have the name of another', async () => {
    const calendar = await makeCalendar(world, world.kari, open);
    const where = (await makeEvent(world, world.kari, calendar)).instances.nodes[0]!.id;
    const ids = [(await upload(world, world.kari, where)).body.id, (await upload(world, world.kari, where)).body.id];
    expect(await names(where)).toEqual(['Notat.txt', 'Notat.txt']);
    dataOf(await remove(world.kari, ids[0]!));
    expect((await stream(world.kari, ids[1]!)).status).toBe(200);
  });
});

describe('the description of a file', () => {
  it('is refused without a version, by an older one, and to those who only read', async () => {
    const { id } = (await upload(world, world.kari, instance)).body;
    expect(refusalOf(await describeFile(world.ola, { id, version: 1, description: richText('Hei') }))).toEqual([
      'notAllowed',
      'input.id',
    ]);
    expect(
      dataOf(await describeFile(world.kari, { id, version: 1, description: richText('Les dette først') }))
        .updateFileInfo.version,
    ).toBe(2);
    expect(refusalOf(await describeFile(world.kari, { id, version: 1, description: null }))).toEqual([
      'conflict',
      'input.version',
    ]);
    expect(refusalOf(await describeFile(world.kari, { id, version: 2, name: 'x.exe' }))[0]).toBe('input.unknownField');
    expect(refusalOf(await describeFile(world.kari, { id, description: null }))).toEqual([
      'input.required',
      'input.version',
    ]);
  });

  it('stands in the history of the activity, beside that the file was added, and can be undone', async () => {
    const calendar = await makeCalendar(world, world.kari, open);
    const where = (await makeEvent(world, world.kari, calendar)).instances.nodes[0]!.id;
    const { id } = (await upload(world, world.kari, where)).body;
    dataOf(await describeFile(world.kari, { id, version: 1, description: richText('Les dette først') }));
    type Line = { id: string; kind: string; fields: { field: string; after: { text: string }[] }[] };
    const { eventInstance } = dataOf(
      await world.graphql<{ eventInstance: { history: { nodes: Line[] } } }>(
        world.kari,
        `{ eventInstance(id: "${where}") { history { nodes { id kind fields { field after { text } } } } } }`,
      ),
    );
    expect(eventInstance.history.nodes).toMatchObject([
      { kind: 'USERFILE', fields: [{ field: 'description', after: [{ text: 'Les dette først' }] }] },
      { kind: 'USERFILE', fields: [{ field: 'name', after: [{ text: 'Notat.txt' }] }] },
    ]);
    dataOf(
      await world.graphql(world.kari, `mutation { undoChange(id: "${eventInstance.history.nodes[0]!.id}") { id } }`),
    );
    expect(dataOf(await filesOf(world.kari, where)).files[0]!.description).toBeNull();
  });
});

describe('a removed file', () => {
  it('is absent, comes back within 30 days, and not later, nor to those who only read', async () => {
    const calendar = await makeCalendar(world, world.kari, open);
    const where = (await makeEvent(world, world.kari, calendar)).instances.nodes[0]!.id;
    const { id } = (await upload(world, world.kari, where)).body;
    expect(refusalOf(await remove(world.ola, id))).toEqual(['notAllowed', 'id']);
    expect(refusalOf(await restore(world.kari, id))).toEqual(['notFound', 'id']);
    dataOf(await remove(world.kari, id));
    expect(await names(where)).toEqual([]);
    expect((await stream(world.kari, id)).status).toBe(404);
    expect(refusalOf(await restore(world.ola, id))).toEqual(['notFound', 'id']);
    dataOf(await restore(world.kari, id));
    expect((await stream(world.per, id)).text).toBe('Hugs å ta med tala');
    dataOf(await remove(world.kari, id));
    await world.db
      .updateTable('subject')
      .set({ last_updated: new Date('2026-01-31T08:00:00Z') })
      .where('id', '=', id)
      .execute();
    expect(refusalOf(await restore(world.kari, id))).toEqual(['notFound', 'id']);
  });

  it('does not come back to an activity that has gone', async () => {
    const calendar = await makeCalendar(world, world.kari, open);
    const { id: event, instances } = await makeEvent(world, world.kari, calendar);
    const where = instances.nodes[0]!.id;
    const [one, other] = [
      (await upload(world, world.kari, where)).body.id,
      (await upload(world, world.kari, where)).body.id,
    ];
    dataOf(await remove(world.kari, one));
    dataOf(await world.graphql(world.kari, `mutation { removeEvent(id: "${event}") }`));
    for (const id of [one, other]) expect(refusalOf(await restore(world.kari, id))).toEqual(['notFound', 'id']);
    expect((await stream(world.kari, other)).status).toBe(404);
  });
});

describe('what an admin reads without a right of their own', () => {
  it('is written into the log: the file that was opened, and those that were listed', async () => {
    const secret = await makeCalendar(world, world.kari, hidden);
    const where = (await makeEvent(world, world.kari, secret)).instances.nodes[0]!.id;
    const { id } = (await upload(world, world.kari, where)).body;
    expect((await stream(world.astrid, id)).status).toBe(200);
    const actions = () => world.db.selectFrom('audit_entry').select('action').where('subject_id', '=', id).execute();
    expect(await actions()).toEqual([{ action: 'see' }]);
    dataOf(await filesOf(world.astrid, where));
    expect(await actions()).toEqual([{ action: 'see' }, { action: 'see' }]);
  });
});
