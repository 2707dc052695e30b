import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { compareStorage } from '../job/compare.ts';
import { tidyJob } from '../job/tidy.job.ts';
import { formOf, type Sent } from '../testing/upload.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

/** A picture as a camera takes it: wider than high, with a name in its metadata. */
async function taken(width = 1_200, height = 600): Promise<Sent> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#1f6f8b' } })
    .withExif({ IFD0: { Artist: 'Kari Nes' }, IFD3: { GPSLatitude: '60/1 0/1 0/1' } })
    .jpeg()
    .toBuffer();
  return { name: 'Bilete.jpg', type: 'image/jpeg', content: new Uint8Array(bytes) };
}

async function send(as: TestPerson | null, file: Sent, fields: Record<string, string> = { type: 'PERSON' }) {
  const { type, bytes } = await formOf(fields, file);
  const headers = { 'content-type': type, ...(as && { authorization: `Bearer ${as.token}` }) };
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/file/upload-profile-picture',
    payload: bytes,
    headers,
  });
  return { status: answer.statusCode, ...answer.json<{ picture: string; code?: string; field?: string }>() };
}

const read = (address: string) => world.app.inject({ url: address });
const pictureOf = async (as: TestPerson) =>
  (await world.graphql<{ me: { picture: string | null } }>(as, '{ me { picture } }')).data!.me.picture;
const imageOf = async (id: string) =>
  (
    await world.graphql<{ organizations: { organizationImage: string | null }[] }>(
      world.kari,
      `{ organizations: findOrganizations(query: "${id}") { organizationImage } }`,
    )
  ).data!.organizations[0]!.organizationImage;
async function stored(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of world.services.storage.list()) keys.push(key);
  return keys;
}

describe('a picture of oneself', () => {
  it('is drawn anew: square, small, and without what the camera wrote', async () => {
    const { status, picture } = await send(world.kari, await taken());
    expect(status).toBe(200);
    expect(await pictureOf(world.kari)).toBe(picture);
    const answer = await read(picture);
    const { width, height, format, exif } = await sharp(answer.rawPayload).metadata();
    expect({ width, height, format, exif }).toEqual({ width: 320, height: 320, format: 'webp', exif: undefined });
    expect(answer.rawPayload.includes('Kari Nes')).toBe(false);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it('is seen by others where the person is', async () => {
    const { data } = await world.graphql<{ person: { picture: string } }>(
      world.ola,
      `{ person(id: "${world.kari.id}") { picture } }`,
    );
    expect(data!.person.picture).toBe(await pictureOf(world.kari));
  });

  it('that is replaced, or taken away, is read by nobody from then on, and after the next night leaves nothing in the storage', async () => {
    const first = (await send(world.per, await taken())).picture;
    const second = (await send(world.per, await taken(300, 900))).picture;
    expect(second).not.toBe(first);
    expect((await world.rest(world.per, 'POST', '/person/remove-profile-picture')).body).toEqual({ ok: true });
    expect(await pictureOf(world.per)).toBeNull();
    for (const address of [first, second]) expect((await read(address)).statusCode).toBe(404);
    await tidyJob.run(world.services);
    expect((await compareStorage(world.services)).orphans).toEqual([]);
    expect(await stored()).toHaveLength(1);
  });

  it('is taken away by the address of the specification as well, and once more without a word', async () => {
    await send(world.per, await taken());
    for (let time = 0; time < 2; time += 1)
      for (const method of ['GET', 'POST'] as const)
        for (const slash of ['', '/', '/?once=more'])
          expect((await world.rest(world.per, method, `/person/remove-profile-picture${slash}`)).status).toBe(200);
    expect(await pictureOf(world.per)).toBeNull();
  });
});

describe('refused', () => {
  it.each<[string, () => Promise<Sent>, string]>([
    [
      'a text with the name of one',
      async () => ({ name: 'Eg.png', type: 'image/png', content: 'Hei' }),
      'file.mismatch',
    ],
    [
      'a document',
      async () => ({ name: 'Eg.pdf', type: 'application/pdf', content: '%PDF-1.7\n%%EOF' }),
      'file.notAccepted',
    ],
    [
      'a drawing',
      async () => ({ name: 'Eg.svg', type: 'image/svg+xml', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
      'file.notAccepted',
    ],
    ['half of one', async () => half(await taken()), 'file.mismatch'],
    ['one of 20,000 by 20,000 pixels', huge, 'file.mismatch'],
    ['one of more than 5,000,000 bytes', async () => padded(await taken(), 5_000_001), 'file.tooLarge'],
    ['an empty one', async () => ({ name: 'Eg.png', type: 'image/png', content: '' }), 'file.empty'],
  ])('%s, and the one before stays', async (_what, file, code) => {
    const before = await pictureOf(world.kari);
    const keys = await stored();
    expect(await send(world.kari, await file())).toMatchObject({ code, field: 'file' });
    expect(await pictureOf(world.kari)).toBe(before);
    expect(await stored()).toEqual(keys);
  });

  it('somebody who is not signed in', async () => {
    expect((await send(null, await taken())).status).toBe(401);
  });

  it('a kind of owner that there is not, and an organization that is not named', async () => {
    expect(await send(world.kari, await taken(), { type: 'TOPIC' })).toMatchObject({ field: 'type' });
    expect(await send(world.astrid, await taken(), { type: 'ORGANIZATION' })).toMatchObject({
      code: 'input.required',
      field: 'metaid',
    });
  });

  it('a person’s picture at the address of an organization’s, and of nothing', async () => {
    const { picture } = await send(world.ola, await taken());
    expect((await read(picture)).statusCode).toBe(200);
    for (const type of ['organization', 'x'])
      expect((await read(picture.replace('/person/', `/${type}/`))).statusCode).toBe(404);
  });

  it('an address that is none of a picture: another name, and the key of a file', async () => {
    for (const name of ['..%2f..%2fetc', 'x.webp', `${crypto.randomUUID()}.webp`])
      expect((await read(`/api/static/images/person/${name}`)).statusCode).toBe(404);
  });
});

describe('the image of an organization', () => {
  const fields = () => ({ type: 'ORGANIZATION', metaid: String(world.fjordvik.id) });

  it('is set and taken away by admins, which the log tells', async () => {
    const { picture } = await send(world.astrid, await taken(), fields());
    expect(await imageOf('Fjordvik')).toBe(picture);
    expect((await read(picture)).statusCode).toBe(200);
    const body = { id: world.fjordvik.id };
    expect((await world.rest(world.astrid, 'POST', '/organization/remove-image', body)).status).toBe(200);
    expect(await imageOf('Fjordvik')).toBeNull();
    const told = await world.db
      .selectFrom('audit_entry')
      .select('detail')
      .where('action', '=', 'organization')
      .orderBy('id')
      .execute();
    expect(told.map(({ detail }) => detail)).toEqual([{ image: 'set' }, { image: 'removed' }]);
  });

  it('is not for others to change, whatever they send, and there is none of an organization that there is not', async () => {
    const refused = await send(world.kari, await taken(), fields());
    expect(refused.status).toBe(403);
    for (const body of [{ id: 1 }, { odd: true }])
      expect((await world.rest(world.kari, 'POST', '/organization/remove-image', body)).status).toBe(403);
    expect(await send(world.astrid, await taken(), { ...fields(), metaid: '999999' })).toMatchObject({
      code: 'notFound',
      field: 'metaid',
    });
  });
});

function half(file: Sent): Sent {
  const bytes = file.content as Uint8Array<ArrayBuffer>;
  return { ...file, content: bytes.slice(0, bytes.length / 2) };
}

function padded(file: Sent, size: number): Sent {
  const content = new Uint8Array(size);
  content.set(file.content as Uint8Array);
  return { ...file, content };
}

/** A small file that claims to be 1.2 GB of pixels. */
async function huge(): Promise<Sent> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const header = bytes.subarray(12, 29);
  header.writeUInt32BE(20_000, 4);
  header.writeUInt32BE(20_000, 8);
  bytes.writeUInt32BE(crc32(header), 29);
  return { name: 'Eg.png', type: 'image/png', content: new Uint8Array(bytes) };
}
