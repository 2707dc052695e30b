import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf } from '../../core/testing/answers.ts';
import type { TestPerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { limited, open, writtenBy } from '../../subject/testing/things.ts';
import { copyJob } from '../calendar/copy/copy.job.ts';
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
describe('without asking one hears', () => {
  it('of changes of what one made, by others', async () => {
    const shared = await makeCalendar(world, world.kari, writtenBy(world.ola));
    await forgetAll(world);
    await makeEvent(world, world.ola, shared, { title: 'Synfaring' });
    expect(await saidTo(world, world.kari)).toEqual(['Ola Vik la til Synfaring i Økonomi og budsjett']);
  });

  it('what one is made responsible for, when it is made and later, and then of its changes', async () => {
    const { instances } = await makeEvent(world, world.kari, wheel, { title: 'Revisjon', responsible: world.ola.id });
    expect(await saidTo(world, world.ola)).toEqual(['Kari Nes gjorde deg ansvarleg for Revisjon']);
    const { id } = instances.nodes[0]!;
    const input = { id, version: 1, responsible: world.per.id };
    dataOf(await call(world, world.kari, 'updateEventInstance', input));
    expect(await saidTo(world, world.per)).toEqual(['Kari Nes gjorde deg ansvarleg for Revisjon']);
    dataOf(await call(world, world.kari, 'updateEventInstance', { id, isDone: true }));
    expect((await saidTo(world, world.per))[0]).toBe('Kari Nes fullførte Revisjon i Økonomi og budsjett');
    expect(await saidTo(world, world.ola)).toEqual(['Kari Nes gjorde deg ansvarleg for Revisjon']);
  });

  it('of a mention, once, though one follows and was answered too', async () => {
    await follow(world.per, wheel);
    const first = dataOf(await send(world, world.per, 'createComment', { meta: activity.id, message: words('Når?') }));
    await forgetAll(world);
    await follow(world.per, wheel);
    const parent = first.createComment!.id;
    dataOf(await send(world, world.kari, 'createComment', { meta: activity.id, parent, message: greeting(world.per) }));
    expect(await saidTo(world, world.per)).toEqual(['Kari Nes nemnde deg i ein kommentar til Budsjettmøte']);
  });

  it('of answers to what one said, and to what one made', async () => {
    const first = dataOf(await send(world, world.per, 'createComment', { meta: activity.id, message: words('Når?') }));
    expect(await saidTo(world, world.kari)).toEqual(['Per Lund svarte deg i Budsjettmøte']);
    const reply = { meta: activity.id, parent: first.createComment!.id, message: words('I morgon') };
    dataOf(await send(world, world.kari, 'createComment', reply));
    dataOf(await send(world, world.ola, 'createComment', { ...reply, message: words('Klokka ti') }));
    expect(await saidTo(world, world.per)).toEqual([
      'Ola Vik svarte deg i Budsjettmøte',
      'Kari Nes svarte deg i Budsjettmøte',
    ]);
  });

  it('of what is shared with one by name or through a group, and of write access; a municipality is not told', async () => {
    const { createGroup } = dataOf(
      await world.graphql<{ createGroup: { id: string } }>(
        world.kari,
        `mutation { createGroup(input: { title: "Budsjettgruppa", members: [${world.per.id}] }) { id } }`,
      ),
    );
    const shared = await makeCalendar(world, world.kari, {
      ...limited,
      persons: [{ person: world.ola.id, access: 'READ' }],
      organizations: [{ organization: world.fjordvik.id, access: 'READ' }],
    });
    expect(await saidTo(world, world.ola)).toEqual(['Kari Nes delte Økonomi og budsjett med deg']);
    expect(await saidTo(world, world.astrid)).toEqual([]);
    const access = {
      ...limited,
      persons: [{ person: world.ola.id, access: 'WRITE' }],
      groups: [{ group: createGroup.id, access: 'READ' }],
      organizations: [{ organization: world.fjordvik.id, access: 'READ' }],
    };
    dataOf(await call(world, world.kari, 'updateCalendar', { id: shared, version: 1, access }));
    expect((await saidTo(world, world.ola))[0]).toBe('Kari Nes gav deg skrivetilgang til Økonomi og budsjett');
    expect(await saidTo(world, world.per)).toEqual(['Kari Nes delte Økonomi og budsjett med deg']);
    dataOf(await call(world, world.kari, 'updateCalendar', { id: shared, version: 2, access }));
    expect(await saidTo(world, world.per)).toHaveLength(1);
  });

  it('that the copy is ready that one asked for', async () => {
    const copy = `copyCalendar(input: { id: "${wheel}", title: "Årshjul 2" }) { reference }`;
    dataOf(await act(world, world.ola, copy));
    await copyJob.run(world.services);
    const { nodes } = await shownTo(world, world.ola);
    expect(nodes.map(({ message, href }) => [message, href])).toEqual([
      ['Kopien **Årshjul 2** er klar', expect.stringMatching(/^arshjul-2-\d+$/)],
    ]);
  });

  it('what an admin sends, by name, to all, to a municipality, or to people by name', async () => {
    const tell = async (body: object) =>
      expect((await world.rest(world.astrid, 'POST', '/notification/send', body)).body).toEqual({ ok: true });
    await tell({ message: 'Samspel er nede for **alle** søndag' });
    await tell({ message: 'Berre Lundvik', organizations: [world.lundvik.id] });
    await tell({ message: 'Berre Ola', persons: [world.ola.id] });
    const from = `${world.astrid.name} (administrator) skriv: `;
    expect(await saidTo(world, world.per)).toEqual([`${from}Berre Lundvik`, `${from}Samspel er nede for alle søndag`]);
    const { nodes } = await shownTo(world, world.ola);
    expect(nodes.map(({ message, href }) => [message, href])).toEqual([
      [`**${world.astrid.name}** (administrator) skriv: Berre Ola`, null],
      [`**${world.astrid.name}** (administrator) skriv: Samspel er nede for **alle** søndag`, null],
    ]);
  });
});

describe('the bell', () => {
  it('counts what is unread and has come since one last looked, and says no more than ten', async () => {
    await follow(world.per, wheel);
    for (let at = 1; at <= 12; at += 1) await makeEvent(world, world.kari, wheel, { title: `Møte ${at}` });
    expect(await shownTo(world, world.per)).toMatchObject({ newCount: 10, totalCount: 12, lastCheck: null });
    const { checkNotifications } = dataOf(await act(world, world.per, 'checkNotifications'));
    expect(await shownTo(world, world.per)).toMatchObject({
      newCount: 0,
      totalCount: 12,
      lastCheck: checkNotifications,
    });
    await makeEvent(world, world.kari, wheel, { title: 'Møte 13' });
    const { nodes, newCount } = await shownTo(world, world.per);
    expect([newCount, nodes.filter(({ beenRead }) => beenRead)]).toEqual([1, []]);
    dataOf(await act(world, world.per, 'markAllNotificationsRead'));
    expect((await shownTo(world, world.per)).nodes.filter(({ beenRead }) => !beenRead)).toEqual([]);
  });

  it('and the list answer over REST as the wire says', async () => {
    await follow(world.per, wheel);
    await rename(world, world.kari, wheel, 'Budsjett [2027]');
    await tellAll(world);
    const { body } = await world.rest(world.per, 'POST', '/notification/list', {});
    const [told] = body as { id: number }[];
    expect(told).toEqual({
      id: expect.any(Number),
      message: '**Kari Nes** endra **Budsjett \\[2027\\]**',
      dateCreated: expect.stringMatching(/Z$/),
      beenRead: false,
      href: `budsjett-2027-${wheel}`,
      hrefType: 'CALENDAR',
      home: null,
    });
    const get = (path: string) => world.rest(world.per, 'GET', `/notification/${path}`);
    expect((await get('list?unread=true&limit=1')).body).toEqual([told]);
    expect((await get(`get/${told!.id}`)).body).toEqual(told);
    expect((await get('last-check')).body).toEqual({ date: null });
    const { body: checked } = await get('check');
    expect(checked).toEqual({ date: expect.any(String) });
    expect((await get('last-check')).body).toEqual(checked);
    expect((await world.rest(world.per, 'POST', `/notification/read/${told!.id}`)).body).toEqual({ ok: true });
    expect((await get('list?unread=true')).body).toEqual([]);
  });
});
