import { settingsOfFrequency } from '@samspel/domain/account/mail-frequency';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { openPost } from '../notification/testing/mails.ts';
import { forgetAll, tellAll } from '../notification/testing/notifications.ts';
import { act, answer, ask, create, makeTopic, type Shown, update } from './testing/discussions.ts';

let world: World;
let post: Awaited<ReturnType<typeof openPost>>;
let topic: string;
beforeAll(async () => {
  world = await makeWorld({ env: { BASE_URL: 'https://samspel.example' } });
  post = await openPost(world);
  topic = await makeTopic(world, world.kari, [world.ola]);
});
afterAll(async () => {
  await post.close();
  await world.close();
});

type Link = { href: string; hrefType: string; home: string | null };
const bell = async (as: TestPerson) => {
  await tellAll(world);
  const { nodes } = await ask<{ nodes: Link[] }>(
    world,
    as,
    '{ result: myNotifications(limit: 100) { nodes { href hrefType home } } }',
  );
  return nodes;
};
const searched = async (as: TestPerson, word: string) =>
  (
    await ask<{ discussions: { uri: string; home: string | null; within: string | null }[] }>(
      world,
      as,
      `{ result: search(query: "${word}") { discussions { uri home within } } }`,
    )
  ).discussions;
const move = ({ id, version }: Shown, to: string | null) => update(world, world.kari, { id, version, topic: to });

beforeEach(() => forgetAll(world));

describe('a link to a question', () => {
  it('on a topic names the topic by its number alone, in the bell and over REST', async () => {
    await act(world, world.ola, 'follow', topic, '{ id }');
    const asked = await create(world, world.kari, { topic, title: 'Kven tek vakta?' });
    const link = { href: `kven-tek-vakta-${asked.id}`, hrefType: 'DISCUSSION', home: topic };
    expect(await bell(world.ola)).toEqual([link]);
    expect((await world.rest(world.ola, 'GET', '/notification/list')).body).toMatchObject([
      { ...link, home: Number(topic) },
    ]);
  });

  it('names the home that it has when it is shown, not the one that it had', async () => {
    const asked = await create(world, world.kari, { title: 'Kven flyttar?' });
    await act(world, world.ola, 'follow', asked.id, '{ id }');
    await answer(world, world.per, asked.id);
    const homes = async () => [...new Set((await bell(world.ola)).map(({ home }) => home))];
    expect(await homes()).toEqual([null]);
    const moved = await move(asked, topic);
    expect(await homes()).toEqual([topic]);
    await move(moved, null);
    expect(await homes()).toEqual([null]);
  });

  it('in a mail leads to its home at the moment of sending, and is left out where that is closed to the reader', async () => {
    const asked = await create(world, world.kari, { title: 'Kven skriv brevet?' });
    for (const person of [world.ola, world.per]) {
      const settings = JSON.stringify(settingsOfFrequency('INSTANT'));
      await world.db.updateTable('person').set({ settings }).where('id', '=', person.id).execute();
      await act(world, person, 'follow', asked.id, '{ id }');
    }
    await answer(world, world.kari, asked.id);
    await tellAll(world);
    const later = new Date(Date.now() + 3_600_000).toISOString();
    world.setNow(later);
    await post.write();
    world.setNow(new Date().toISOString());
    await move(asked, topic);
    world.setNow(later);
    const mails = await post.send();
    world.setNow(new Date().toISOString());
    expect(mails.map(({ to }) => to)).toEqual([world.ola.email]);
    expect(mails[0]!.text).toContain(`https://samspel.example/app/forum/${topic}/kven-skriv-brevet-${asked.id}`);
    expect(mails[0]!.text).not.toContain('/forum/public/');
  });

  it('in a search is its own, with the topic before it, found by its title or by an answer', async () => {
    const asked = await create(world, world.kari, { topic, title: 'Gapahuken på Storåsen' });
    await answer(world, world.ola, asked.id, undefined, 'Taksteinen er laus');
    const hit = { uri: `gapahuken-pa-storasen-${asked.id}`, home: topic, within: 'Barnehage' };
    for (const word of ['gapahuken', 'taksteinen']) {
      expect(await searched(world.ola, word)).toEqual([hit]);
      expect(await searched(world.per, word)).toEqual([]);
    }
    const open = await create(world, world.kari, { title: 'Lauvsagen' });
    expect(await searched(world.per, 'lauvsagen')).toEqual([{ uri: `lauvsagen-${open.id}`, home: null, within: null }]);
  });

  it('that is shared by mail names no topic, since anybody may get it', async () => {
    const asked = await create(world, world.kari, { topic, title: 'Kven får lenkja?' });
    await ask(world, world.ola, 'mutation ($input: ShareInput!) { result: share(input: $input) }', {
      input: { id: asked.id, email: 'nokon@andre.example' },
    });
    const [mail] = await post.send();
    expect(mail!.text).toContain(`/app/forum/public/kven-far-lenkja-${asked.id}`);
    expect(mail!.text + mail!.html).not.toContain('arnehage');
  });
});
