import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCalendar, makeEvent } from '../../areas/calendar/testing/wheels.ts';
import { dataOf, refusalOf } from '../../core/testing/answers.ts';
import type { TestPerson } from '../../core/testing/people.ts';
import { makeOrganization, makePerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { hidden, limited } from '../testing/things.ts';

let world: World;
let calendar: string;
let instance: string;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
  calendar = await makeCalendar(world, world.kari, limited);
  instance = (await makeEvent(world, world.kari, calendar)).instances.nodes[0]!.id;
});
afterAll(() => world.close());

const react = (as: TestPerson, reaction: string, id: string) =>
  world.graphql<Record<string, object>>(
    as,
    `mutation { ${reaction}(id: "${id}") { id kind isFollowing isLiked likes followers } }`,
  );
const reacted = async (as: TestPerson, reaction: string, id = calendar) =>
  dataOf(await react(as, reaction, id))[reaction];
const told = async (id: string) =>
  (
    await world.db
      .selectFrom('domain_event')
      .select('name')
      .where('subject_id', '=', Number(id))
      .where('name', 'like', 'subject.%')
      .orderBy('id')
      .execute()
  ).map(({ name }) => name);

describe('reacting is refused', () => {
  it('to an activity of a year wheel of which one sees the card alone, as to what is not there', async () => {
    for (const reaction of ['follow', 'unFollow', 'like', 'unLike']) {
      expect(refusalOf(await react(world.per, reaction, instance))).toEqual(['notFound', 'id']);
    }
    expect(await told(instance)).toEqual([]);
  });

  it('to what is hidden, removed, or of an area that the organization lacks, as to what is not there', async () => {
    const secret = await makeCalendar(world, world.kari, hidden);
    const gone = await makeCalendar(world, world.kari, limited);
    dataOf(await world.graphql(world.kari, `mutation { removeCalendar(id: "${gone}") }`));
    const poor = await makePerson(world.db, 'Liv Moe', await makeOrganization(world.db, 'Utvik kommune', ['TOPIC']));
    const absent = await react(world.per, 'follow', '999999999');
    expect(refusalOf(absent)).toEqual(['notFound', 'id']);
    for (const [who, id] of [
      [world.per, secret],
      [world.per, gone],
      [poor, calendar],
    ] as const) {
      expect(await react(who, 'follow', id)).toEqual(absent);
    }
  });
});

describe('a reaction', () => {
  it('counts each person once, however often they press', async () => {
    const before = { id: calendar, kind: 'CALENDAR', isFollowing: false, isLiked: false, likes: 0, followers: 0 };
    expect(await reacted(world.per, 'follow')).toEqual({ ...before, isFollowing: true, followers: 1 });
    expect(await reacted(world.per, 'follow')).toEqual({ ...before, isFollowing: true, followers: 1 });
    expect(await reacted(world.per, 'like')).toEqual({
      ...before,
      isFollowing: true,
      isLiked: true,
      likes: 1,
      followers: 1,
    });
    expect(await reacted(world.ola, 'like')).toEqual({ ...before, isLiked: true, likes: 2, followers: 1 });
    expect(await reacted(world.per, 'unLike')).toEqual({ ...before, isFollowing: true, likes: 1, followers: 1 });
    expect(await reacted(world.per, 'unFollow')).toEqual({ ...before, likes: 1 });
    expect(await reacted(world.per, 'unFollow')).toEqual({ ...before, likes: 1 });
    expect(await told(calendar)).toEqual([
      'subject.followed',
      'subject.liked',
      'subject.liked',
      'subject.unliked',
      'subject.unfollowed',
    ]);
  });

  it('is shown on the card, of limited year wheels too', async () => {
    await reacted(world.per, 'follow');
    const ask = '{ allCalendars { nodes { isLimited isFollowing isLiked likes followers } } }';
    const card = { isLimited: true, isFollowing: true, isLiked: false, likes: 1, followers: 1 };
    expect(dataOf(await world.graphql(world.per, ask))).toEqual({ allCalendars: { nodes: [card] } });
  });

  it('works on any kind of thing', async () => {
    expect(await reacted(world.kari, 'like', instance)).toEqual({
      id: instance,
      kind: 'EVENT_INSTANCE',
      isFollowing: false,
      isLiked: true,
      likes: 1,
      followers: 0,
    });
    const { eventInstance } = dataOf(
      await world.graphql<{ eventInstance: object }>(
        world.kari,
        `{ eventInstance(id: "${instance}") { likes isLiked event { likes } } }`,
      ),
    );
    expect(eventInstance).toEqual({ likes: 1, isLiked: true, event: { likes: 0 } });
  });

  it('is possible on what is archived: what others wrote stays as it is', async () => {
    dataOf(await world.graphql(world.kari, `mutation { archiveCalendar(id: "${calendar}") { id } }`));
    expect(await reacted(world.ola, 'follow')).toMatchObject({ isFollowing: true });
    expect(await reacted(world.ola, 'unFollow')).toMatchObject({ isFollowing: false });
  });
});
