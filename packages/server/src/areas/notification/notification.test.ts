import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../core/testing/answers.ts';
import { openLive } from '../../core/testing/live-client.ts';
import { serveWorld } from '../../core/testing/live-server.ts';
import { makePerson, type TestPerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { everyTable, hidden, limited, open } from '../../subject/testing/things.ts';
import { call, makeCalendar, makeEvent } from '../calendar/testing/wheels.ts';
import { greeting, send, words } from '../comment/testing/comments.ts';
import { act, forgetAll, rename, saidTo, shownTo, tellAll } from './testing/notifications.ts';

let world: World;
let wheel: string;
let activity: { id: string; version: number };
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  wheel = await makeCalendar(world, world.kari, open);
  activity = (await makeEvent(world, world.kari, wheel)).instances.nodes[0]!;
  await forgetAll(world);
});
afterAll(() => world.close());

const follow = async (as: TestPerson, id: string) => dataOf(await act(world, as, `follow(id: "${id}") { id }`));
const tick = async (as: TestPerson, isDone = true) =>
  dataOf(await call(world, as, 'updateEventInstance', { id: activity.id, isDone }));
const rest = async (as: TestPerson | null, method: 'GET' | 'POST', path: string, body?: object) =>
  (await world.rest(as, method, path, body)) as { status: number; body: { code: string; field?: string } };
const choose = (as: TestPerson, id: string, level: string) =>
  act(world, as, `setNotifyLevel(input: { id: "${id}", level: ${level} }) { id notifyLevel }`);
const settings = async (as: TestPerson, chosen: string) =>
  dataOf(await act(world, as, `updateSettings(input: { ${chosen} }) { id }`));

describe('nobody is told', () => {
  it('of their own doings', async () => {
    await follow(world.kari, wheel);
    await rename(world, world.kari, wheel, 'Budsjett 2027');
    await tick(world.kari);
    expect(await saidTo(world, world.kari)).toEqual([]);
  });

  it('of a thing that they may not read, though they follow it', async () => {
    wheel = await makeCalendar(world, world.kari, limited);
    await forgetAll(world);
    await follow(world.per, wheel);
    await rename(world, world.kari, wheel, 'Budsjett 2027');
    expect(await saidTo(world, world.per)).toEqual([]);
  });

  it('what they may no longer read: it is absent from the list, its count, the bell and by its id', async () => {
    await follow(world.per, wheel);
    await rename(world, world.kari, wheel, 'Budsjett 2027');
    const [told] = (await shownTo(world, world.per)).nodes;
    await world.db
      .updateTable('subject')
      .set({ is_private: true, visibility: 'PRIVATE' })
      .where('id', '=', Number(wheel))
      .execute();
    expect(await shownTo(world, world.per)).toMatchObject({ nodes: [], totalCount: 0, newCount: 0 });
    const absent = await act(world, world.per, 'markNotificationRead(id: "999999999") { id }');
    expect(await act(world, world.per, `markNotificationRead(id: "${told!.id}") { id }`)).toEqual(absent);
    expect(refusalOf(absent)).toEqual(['notFound', 'id']);
    expect((await world.rest(world.per, 'GET', `/notification/get/${told!.id}`)).status).toBe(404);
  });

  it('of what was thrown away, also of what they were told before', async () => {
    await follow(world.per, wheel);
    await tick(world.kari);
    expect(await saidTo(world, world.per)).toHaveLength(1);
    dataOf(await act(world, world.kari, `removeCalendar(id: "${wheel}")`));
    expect(await saidTo(world, world.per)).toEqual([]);
  });

  it('who left the municipality that it is shared with, or was deactivated', async () => {
    wheel = await makeCalendar(world, world.kari);
    const gone = await makePerson(world.db, 'Gunn Dahl', world.fjordvik);
    await follow(world.ola, wheel);
    await follow(gone, wheel);
    await world.db.updateTable('person').set({ user_status: 'DEACTIVATED' }).where('id', '=', gone.id).execute();
    await world.db
      .updateTable('person')
      .set({ organization_id: world.lundvik.id })
      .where('id', '=', world.ola.id)
      .execute();
    await rename(world, world.kari, wheel, 'Budsjett 2027');
    await tellAll(world);
    expect(await world.db.selectFrom('notification').select('person_id').execute()).toEqual([]);
    await world.db
      .updateTable('person')
      .set({ organization_id: world.fjordvik.id })
      .where('id', '=', world.ola.id)
      .execute();
  });

  it('what they have turned off in their profile', async () => {
    await follow(world.per, wheel);
    await settings(world.per, 'notifyChanged: false');
    await rename(world, world.kari, wheel, 'Budsjett 2027');
    expect(await saidTo(world, world.per)).toEqual([]);
    await settings(world.per, 'notifyChanged: true');
    await rename(world, world.kari, wheel, 'Budsjett 2028');
    expect(await saidTo(world, world.per)).toEqual(['Kari Nes endra Budsjett 2028']);
  });

  it('of a thing that they have muted, nor of what hangs on it, a mention neither', async () => {
    await follow(world.per, wheel);
    dataOf(await choose(world.per, wheel, 'NOTHING'));
    await rename(world, world.kari, wheel, 'Budsjett 2027');
    await tick(world.kari);
    dataOf(await send(world, world.kari, 'createComment', { meta: activity.id, message: greeting(world.per) }));
    expect(await saidTo(world, world.per)).toEqual([]);
  });
});

describe('is refused', () => {
  it('choosing what one hears of a thing that one may not read, as of none', async () => {
    const secret = await makeCalendar(world, world.kari, hidden);
    const before = await world.db.selectFrom('notify_choice').selectAll().execute();
    const absent = await choose(world.per, '999999999', 'NOTHING');
    expect(refusalOf(absent)).toEqual(['notFound', 'input.id']);
    expect(await choose(world.per, secret, 'NOTHING')).toEqual(absent);
    const shown = await makeCalendar(world, world.kari, limited);
    expect(refusalOf(await choose(world.per, shown, 'NOTHING'))).toEqual(['notAllowed', 'input.id']);
    expect(await world.db.selectFrom('notify_choice').selectAll().execute()).toEqual(before);
  });

  it("marking another person's notification as read, and reading it, as of none", async () => {
    await follow(world.per, wheel);
    await tick(world.kari);
    const [told] = (await shownTo(world, world.per)).nodes;
    for (const as of [world.kari, world.ola, world.astrid]) {
      expect(refusalOf(await act(world, as, `markNotificationRead(id: "${told!.id}") { id }`))).toEqual([
        'notFound',
        'id',
      ]);
      for (const [method, path] of [
        ['GET', 'get'],
        ['GET', 'read'],
        ['POST', 'read'],
      ] as const) {
        const answer = await rest(as, method, `/notification/${path}/${told!.id}`);
        expect([answer.status, answer.body.code]).toEqual([404, 'notFound']);
      }
    }
    expect((await shownTo(world, world.per)).nodes[0]!.beenRead).toBe(false);
  });

  it('an id that is none, a page that is too long, and a field that nobody asked for', async () => {
    expect(refusalOf(await act(world, world.per, 'markNotificationRead(id: "0") { id }'))).toEqual(['input.id', 'id']);
    const long = await rest(world.per, 'POST', '/notification/list', {
      limit: 101,
    });
    expect([long.status, long.body.code, long.body.field]).toEqual([400, 'input.outOfRange', 'limit']);
    const odd = await rest(world.per, 'POST', '/notification/list', { person: 1 });
    expect([odd.status, odd.body.code]).toEqual([400, 'input.unknownField']);
    expect((await world.rest(world.per, 'GET', '/notification/get/abc')).status).toBe(400);
    expect((await world.rest(null, 'GET', '/notification/list')).status).toBe(401);
  });

  it('sending to people, to all but admins', async () => {
    const before = await everyTable(world);
    for (const body of [{ message: 'Hei' }, { message: '' }, { odd: true }]) {
      const answer = await rest(world.kari, 'POST', '/notification/send', body);
      expect([answer.status, answer.body.code]).toEqual([403, 'notAllowed']);
    }
    expect(await world.db.selectFrom('notification').select('id').execute()).toEqual([]);
    expect(await everyTable(world)).toBe(before);
  });
});

describe('what one hears of a thing', () => {
  it('is said: all of what one made, follows or is responsible for, and of all that hangs on it; else what is meant for one', async () => {
    const levelOf = async (as: TestPerson, id: string) =>
      dataOf(
        await world.graphql<{ notificationLevel: { notifyLevel: string } }>(
          as,
          `{ notificationLevel(id: "${id}") { notifyLevel } }`,
        ),
      ).notificationLevel.notifyLevel;
    expect([await levelOf(world.kari, activity.id), await levelOf(world.per, activity.id)]).toEqual(['ALL', 'MINE']);
    await follow(world.per, wheel);
    expect(await levelOf(world.per, activity.id)).toBe('ALL');
    const { instances } = await makeEvent(world, world.kari, wheel, { responsible: world.ola.id });
    expect([await levelOf(world.ola, instances.nodes[0]!.id), await levelOf(world.ola, wheel)]).toEqual([
      'ALL',
      'MINE',
    ]);
    dataOf(await choose(world.per, wheel, 'NOTHING'));
    expect([await levelOf(world.per, activity.id), await levelOf(world.per, wheel)]).toEqual(['NOTHING', 'NOTHING']);
    dataOf(await choose(world.per, wheel, 'null'));
    expect(await levelOf(world.per, wheel)).toBe('ALL');
  });
});

describe('who follows', () => {
  it('hears of the thing and of all that hangs on it, where it leads', async () => {
    await follow(world.per, wheel);
    const { instances } = await makeEvent(world, world.kari, wheel, { title: 'Årsrekneskap' });
    const { id } = instances.nodes[0]!;
    dataOf(await call(world, world.kari, 'updateEventInstance', { id, isDone: true }));
    const comment = dataOf(
      await send(world, world.kari, 'createComment', { meta: id, message: words('Då er det gjort') }),
    );
    await rename(world, world.kari, wheel, 'Budsjett');
    const { nodes } = await shownTo(world, world.per);
    expect(nodes.map(({ message, href, hrefType, by }) => [message, href, hrefType, by?.name])).toEqual([
      ['**Kari Nes** endra **Budsjett**', `budsjett-${wheel}`, 'CALENDAR', 'Kari Nes'],
      [
        '**Kari Nes** skreiv ein kommentar til **Årsrekneskap**',
        `budsjett-${wheel}?activity=${id}&comment=${comment.createComment!.id}`,
        'EVENT_INSTANCE',
        'Kari Nes',
      ],
      [
        '**Kari Nes** fullførte **Årsrekneskap** i **Budsjett**',
        `budsjett-${wheel}?activity=${id}`,
        'EVENT_INSTANCE',
        'Kari Nes',
      ],
      ['**Kari Nes** la til **Årsrekneskap** i **Budsjett**', `budsjett-${wheel}?activity=${id}`, 'EVENT', 'Kari Nes'],
    ]);
  });

  it('is told once of what the same person changes ten times, and anew when it was read', async () => {
    await follow(world.per, wheel);
    for (let at = 1; at <= 10; at += 1) {
      await rename(world, world.kari, wheel, `Budsjett ${at}`);
      await tellAll(world);
    }
    const [only, ...more] = (await shownTo(world, world.per)).nodes;
    expect([only!.message, more]).toEqual(['**Kari Nes** endra **Budsjett 10**', []]);
    dataOf(await act(world, world.per, `markNotificationRead(id: "${only!.id}") { id beenRead }`));
    await rename(world, world.kari, wheel, 'Budsjett 11');
    expect((await shownTo(world, world.per)).nodes.map(({ beenRead }) => beenRead)).toEqual([false, true]);
  });

  it('hears of answers and mentions alone where they chose so', async () => {
    await follow(world.per, wheel);
    dataOf(await choose(world.per, wheel, 'MINE'));
    await rename(world, world.kari, wheel, 'Budsjett');
    dataOf(await send(world, world.kari, 'createComment', { meta: activity.id, message: greeting(world.per) }));
    expect(await saidTo(world, world.per)).toEqual(['Kari Nes nemnde deg i ein kommentar til Budsjettmøte']);
  });

  it('hears again of one thing within a whole that they muted, where they chose so', async () => {
    await follow(world.per, wheel);
    dataOf(await choose(world.per, wheel, 'NOTHING'));
    dataOf(await choose(world.per, activity.id, 'ALL'));
    await rename(world, world.kari, wheel, 'Budsjett');
    await tick(world.kari);
    expect(await saidTo(world, world.per)).toEqual(['Kari Nes fullførte Budsjettmøte i Budsjett']);
  });

  it('no more hears nothing more', async () => {
    await follow(world.per, wheel);
    dataOf(await act(world, world.per, `unFollow(id: "${wheel}") { id }`));
    await rename(world, world.kari, wheel, 'Budsjett');
    expect(await saidTo(world, world.per)).toEqual([]);
  });
});

describe('a change', () => {
  it('is heard at once by the person who is told, in every tab, and by nobody else', async () => {
    await follow(world.per, wheel);
    const server = await serveWorld(world);
    const [mine, other, theirs] = [
      await openLive(server, world.per),
      await openLive(server, world.per),
      await openLive(server, world.ola),
    ];
    await rename(world, world.kari, wheel, 'Budsjett');
    const [told] = (await shownTo(world, world.per)).nodes;
    const frame = { type: 'NOTIFICATION', id: Number(told!.id), by: world.kari.hash, client: null };
    expect([await mine.next(), await other.next()]).toEqual([frame, frame]);
    expect(await theirs.next(300)).toBeNull();
    for (const client of [mine, other, theirs]) client.close();
    await server.close();
  });

  it('costs the one who makes it the same, however many follow it: the telling waits', async () => {
    await follow(world.per, wheel);
    await rename(world, world.kari, wheel, 'Budsjett');
    expect(await world.db.selectFrom('notification').select('id').execute()).toEqual([]);
    expect(await saidTo(world, world.per)).toHaveLength(1);
  });

  it('is told once where two processes tell at the same time', async () => {
    await follow(world.per, wheel);
    await tick(world.kari);
    await rename(world, world.kari, wheel, 'Budsjett');
    await Promise.all([tellAll(world), tellAll(world), tellAll(world)]);
    expect(await saidTo(world, world.per)).toHaveLength(2);
  });

  it('is said in the language of whoever reads it', async () => {
    await follow(world.per, wheel);
    await tick(world.kari);
    await world.db.updateTable('person').set({ language: 'en' }).where('id', '=', world.per.id).execute();
    expect(await saidTo(world, world.per)).toEqual(['Kari Nes completed Budsjettmøte in Økonomi og budsjett']);
    await world.db.updateTable('person').set({ language: 'nn' }).where('id', '=', world.per.id).execute();
  });
});
