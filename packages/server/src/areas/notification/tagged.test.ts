import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf } from '../../core/testing/answers.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { hidden, limited, open } from '../../subject/testing/things.ts';
import { call, makeCalendar, makeEvent } from '../calendar/testing/wheels.ts';
import { act, forgetAll, saidTo } from './testing/notifications.ts';

let world: World;
let wheel: string;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  for (const table of ['subject_tag', 'tag_follow', 'tag'] as const) await world.db.deleteFrom(table).execute();
  wheel = await makeCalendar(world, world.kari, open);
  await forgetAll(world);
  dataOf(await act(world, world.per, 'followTag(input: { title: "budsjett" }) { id }'));
});
afterAll(() => world.close());

const tag = async (meta: string, ...tags: string[]) =>
  dataOf(
    await world.graphql(world.kari, 'mutation ($input: ChangeTagsInput!) { addTags(input: $input) { id } }', {
      input: { meta, tags },
    }),
  );

describe('who follows a tag is not told', () => {
  it('of what they may not read, nor of its card', async () => {
    for (const access of [hidden, limited]) {
      const closed = await makeCalendar(world, world.kari, access);
      await forgetAll(world);
      dataOf(await act(world, world.per, 'followTag(input: { title: "budsjett" }) { id }'));
      await tag(closed, 'Budsjett');
      await makeEvent(world, world.kari, closed, { tags: ['Budsjett'] });
    }
    expect(await saidTo(world, world.per)).toEqual([]);
  });

  it('of other tags, of their own doings, nor when they stopped following it or turned it off', async () => {
    await tag(wheel, 'Haust');
    dataOf(await act(world, world.kari, 'followTag(input: { title: "Budsjett" }) { id }'));
    await tag(wheel, 'Budsjett');
    expect(await saidTo(world, world.kari)).toEqual([]);
    await forgetAll(world);
    dataOf(await act(world, world.per, 'updateSettings(input: { notifyTagged: false }) { id }'));
    await makeEvent(world, world.kari, wheel, { tags: ['Budsjett'] });
    dataOf(await act(world, world.per, 'updateSettings(input: { notifyTagged: true }) { id }'));
    dataOf(await act(world, world.per, 'unfollowTag(title: "Budsjett") { id }'));
    await makeEvent(world, world.kari, wheel, { tags: ['Budsjett'] });
    expect(await saidTo(world, world.per)).toEqual([]);
  });

  it('again of a thing that had the tag before', async () => {
    const { id } = await makeEvent(world, world.kari, wheel, { tags: ['Budsjett'] });
    await forgetAll(world);
    dataOf(await call(world, world.kari, 'updateEvent', { id, version: 1, title: 'Revisjon' }));
    await tag(wheel, 'Haust');
    expect(await saidTo(world, world.per)).toEqual([]);
  });
});

describe('who follows a tag, whatever its case, is told', () => {
  it('of a year wheel that gets it', async () => {
    await tag(wheel, 'Budsjett', 'Haust');
    expect(await saidTo(world, world.per)).toEqual(['Nytt med ein merkelapp du følgjer: Økonomi og budsjett']);
  });

  it('of an activity that is made with it, and of one that gets it later', async () => {
    await makeEvent(world, world.kari, wheel, { title: 'Synfaring', tags: ['BUDSJETT'] });
    const { id } = await makeEvent(world, world.kari, wheel, { title: 'Revisjon' });
    dataOf(await call(world, world.kari, 'updateEvent', { id, version: 1, tags: ['Budsjett'] }));
    expect(await saidTo(world, world.per)).toEqual([
      'Nytt med ein merkelapp du følgjer: Revisjon i Økonomi og budsjett',
      'Nytt med ein merkelapp du følgjer: Synfaring i Økonomi og budsjett',
    ]);
  });

  it('once where they follow the year wheel too', async () => {
    dataOf(await act(world, world.per, `follow(id: "${wheel}") { id }`));
    await makeEvent(world, world.kari, wheel, { title: 'Synfaring', tags: ['Budsjett'] });
    expect(await saidTo(world, world.per)).toEqual(['Kari Nes la til Synfaring i Økonomi og budsjett']);
  });
});
