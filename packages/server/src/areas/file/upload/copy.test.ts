import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { open, richText, writtenBy } from '../../../subject/testing/things.ts';
import { makeCalendar, makeEvent } from '../../calendar/testing/wheels.ts';
import { makeGrant } from '../../grant/testing/grants.ts';
import { upload } from '../testing/upload.ts';

let world: World;
/** Grants of two years; only the first has a file. */
let [before, after] = ['', ''];
let file: number;
beforeAll(async () => {
  world = await makeWorld();
  before = (await makeGrant(world, { title: 'Tilskot i fjor', status: 'PUBLISHED' })).id;
  after = (await makeGrant(world, { title: 'Tilskot i år', status: 'PUBLISHED' })).id;
  const sent = { name: 'Rettleiing.txt', type: 'text/plain', content: 'Søk i tide' };
  const fields = { type: 'ACTION_VALUE', description: richText('Les denne') };
  file = (await upload(world, world.astrid, before, sent, fields)).body.id;
});
afterAll(() => world.close());

const copy = async (as: TestPerson, id: string | number, metaid: string | number, type = 'ACTION_VALUE') => {
  const { status, body } = await world.rest(as, 'POST', '/file/copy', { id: String(id), type, metaid: String(metaid) });
  return { status, body: body as { id: number; name: string; code?: string; field?: string } };
};
const filesOf = async (as: TestPerson, meta: string) =>
  dataOf(
    await world.graphql<{ files: { id: string; name: string; descriptionText: string; size: number }[] }>(
      as,
      `{ files(meta: "${meta}") { id name descriptionText size } }`,
    ),
  ).files;

it('is a file of its own, with the name, the bytes and the description', async () => {
  const { status, body } = await copy(world.astrid, file, after);
  expect([status, body]).toEqual([200, { id: body.id, name: 'Rettleiing.txt', contentType: 'text/plain', size: 11 }]);
  dataOf(await world.graphql(world.astrid, `mutation { deleteFile(id: "${file}") }`));
  expect(await filesOf(world.kari, before)).toEqual([]);
  expect(await filesOf(world.kari, after)).toEqual([
    { id: String(body.id), name: 'Rettleiing.txt', descriptionText: 'Les denne', size: 11 },
  ]);
  const { headers } = { headers: { authorization: `Bearer ${world.kari.token}` } };
  expect((await world.app.inject({ url: `/api/file/stream/${body.id}`, headers })).body).toBe('Søk i tide');
  dataOf(await world.graphql(world.astrid, `mutation { restoreFile(id: "${file}") { id } }`));
});

it('is refused to those who may not read the file or change the thing, and of what is no file', async () => {
  expect(await copy(world.kari, file, after)).toMatchObject({ status: 403, body: { code: 'notAllowed' } });
  expect(await copy(world.astrid, before, after)).toMatchObject({
    status: 404,
    body: { code: 'notFound', field: 'id' },
  });
  expect(await copy(world.astrid, file, 9_999_999)).toMatchObject({ body: { code: 'notFound', field: 'metaid' } });
  expect(await copy(world.astrid, file, after, 'PERSON')).toMatchObject({ status: 400, body: { field: 'type' } });

  const secret = await makeEvent(world, world.kari, await makeCalendar(world, world.kari, writtenBy(world.ola)));
  const hidden = (await upload(world, world.ola, secret.instances.nodes[0]!.id)).body.id;
  const own = (await makeEvent(world, world.per, await makeCalendar(world, world.per, open))).instances.nodes[0]!.id;
  const refused = await copy(world.per, hidden, own, 'EVENT_INSTANCE');
  expect(refused).toMatchObject({ status: 404, body: { code: 'notFound', field: 'id' } });
  expect(await filesOf(world.per, own)).toEqual([]);
});

it('is refused where the thing has as many files as it may', async () => {
  const full = (await makeGrant(world, { title: 'Fullt' })).id;
  for (let at = 0; at < 100; at += 1) expect((await copy(world.astrid, file, full)).status).toBe(200);
  expect(await copy(world.astrid, file, full)).toMatchObject({ status: 409, body: { code: 'file.tooMany' } });
});
