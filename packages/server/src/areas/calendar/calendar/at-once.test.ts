import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import { type Answer, makeWorld, type World } from '../../../core/testing/world.ts';
import { open, richText } from '../../../subject/testing/things.ts';
import { changesOf, undoneBy } from '../testing/histories.ts';
import { call, makeCalendar, makeEvent } from '../testing/wheels.ts';

let world: World;
let calendar: string;
const faults: string[] = [];
beforeAll(async () => {
  world = await makeWorld({ onLog: (line) => line.includes('"level":50') && faults.push(line) });
  world.setNow('2026-03-02T09:00:00Z');
  calendar = await shared();
});
afterAll(() => world.close());

const shared = () =>
  makeCalendar(world, world.kari, { isPrivate: true, persons: [{ person: world.ola.id, access: 'WRITE' }] });
const monthly = { startDate: '2026-03-15', repetitionDefinition: { unit: 'MONTH', interval: 1 } };
const act = (as: TestPerson, field: string) => world.graphql<Record<string, never>>(as, `mutation { ${field} }`);

/** The results of calls made at the same time, sorted: `ok`, or the code of the refusal. */
async function atOnce(...calls: Promise<Answer<unknown>>[]): Promise<string[]> {
  const answers = await Promise.all(calls);
  expect(faults).toEqual([]);
  return answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'ok').toSorted();
}
const again = <Result>(count: number, make: (index: number) => Result) =>
  Array.from({ length: count }, (_, at) => make(at));

describe('of two who do the same at once', () => {
  it('one saves, and the other hears of it: an activity, a series, a year wheel', async () => {
    const { id, instances } = await makeEvent(world, world.kari, calendar);
    const instance = { id: instances.nodes[0]!.id, version: 1 };
    const people = [world.kari, world.ola, world.kari, world.ola];
    const save = (name: 'updateEventInstance' | 'updateEvent', input: object) =>
      atOnce(...people.map((as, at) => call(world, as, name, { ...input, title: `Ny ${at}` })));
    expect(await save('updateEventInstance', instance)).toEqual(['conflict', 'conflict', 'conflict', 'ok']);
    expect(await save('updateEvent', { id, version: 1 })).toEqual(['conflict', 'conflict', 'conflict', 'ok']);
    const wheel = await shared();
    const saves = people.map((as, at) =>
      call(world, as, 'updateCalendar', { id: wheel, version: 1, title: `Ny ${at}` }),
    );
    expect(await atOnce(...saves)).toEqual(['conflict', 'conflict', 'conflict', 'ok']);
  });

  it('both tick, and it is one tick', async () => {
    const { instances } = await makeEvent(world, world.kari, calendar);
    const id = instances.nodes[0]!.id;
    const ticks = again(6, (at) =>
      call(world, at % 2 ? world.ola : world.kari, 'updateEventInstance', { id, isDone: true }),
    );
    expect(await atOnce(...ticks)).toEqual(again(6, () => 'ok'));
    const changes = await changesOf(world, world.kari, 'eventInstance', id);
    expect(changes.map(({ fields }) => fields.map(({ field }) => field))).toEqual([['isDone']]);
  });

  it('one removes, and for the other it is gone; one brings it back, and for the other it is there', async () => {
    const { id, instances } = await makeEvent(world, world.kari, calendar, monthly);
    const second = instances.nodes[1]!.id;
    const remove = `removeEventInstance(id: "${second}", scope: REST) { id }`;
    expect(await atOnce(act(world.kari, remove), act(world.ola, remove))).toEqual(['notFound', 'ok']);
    const restore = `restoreEventInstance(id: "${second}") { id }`;
    expect(await atOnce(act(world.kari, restore), act(world.ola, restore))).toEqual(['notFound', 'ok']);
    const query = `{ event(id: "${id}") { instances { totalCount } } }`;
    expect(dataOf(await world.graphql(world.kari, query))).toEqual({
      event: { instances: { totalCount: instances.totalCount } },
    });
  });

  it('one undoes a changed repetition, and the other hears that it is undone', async () => {
    const { id, instances } = await makeEvent(world, world.kari, calendar, monthly);
    dataOf(await call(world, world.kari, 'updateEvent', { id, version: 1, startDate: '2026-03-01', endDate: null }));
    const [change] = await changesOf(world, world.kari, 'event', id);
    const undo = (as: TestPerson) => undoneBy(world, as, change!.id);
    expect(await atOnce(undo(world.kari), undo(world.ola), undo(world.kari))).toEqual(['conflict', 'conflict', 'ok']);
    const query = `{ event(id: "${id}") { instances(limit: 100) { nodes { id } } } }`;
    const { event } = dataOf(
      await world.graphql<{ event: { instances: { nodes: { id: string }[] } } }>(world.kari, query),
    );
    expect(event.instances.nodes).toEqual(instances.nodes.map((one) => ({ id: one.id })));
  });

  it('both add to a checklist, and each item has a place of its own', async () => {
    const { instances } = await makeEvent(world, world.kari, calendar);
    const parent = instances.nodes[0]!.id;
    const adds = again(8, (at) =>
      call(world, at % 2 ? world.ola : world.kari, 'createTodo', {
        parent,
        title: `Punkt ${at}`,
        ...(at > 5 && { index: 0 }),
      }),
    );
    expect(await atOnce(...adds)).toEqual(again(8, () => 'ok'));
    const query = `{ eventInstance(id: "${parent}") { todos { index } } }`;
    const { eventInstance } = dataOf(
      await world.graphql<{ eventInstance: { todos: { index: number }[] } }>(world.ola, query),
    );
    expect(new Set(eventInstance.todos.map(({ index }) => index)).size).toBe(8);
  });

  it('one gets the uri, and for the other it is taken', async () => {
    const wheels = [await makeCalendar(world, world.kari, open), await makeCalendar(world, world.per, open)];
    const share = (as: TestPerson, id: string) =>
      act(as, `makeSharable(input: { id: "${id}", uri: "haustplanen" }) { uri }`);
    const answers = [share(world.kari, wheels[0]!), share(world.per, wheels[1]!)];
    expect(await atOnce(...answers)).toEqual(['ok', 'ok']);
    const given = (await Promise.all(answers)).map(
      ({ data }) => (data as { makeSharable?: object | null }).makeSharable,
    );
    expect(given.filter((one) => one === null)).toHaveLength(1);
  });
});

describe('whoever changes what another closes in the same moment', () => {
  it('is before it or after it, never in between: archived or removed is unchanged', async () => {
    for (const close of ['archiveCalendar', 'removeCalendar']) {
      const wheel = await shared();
      const { id, instances } = await makeEvent(world, world.kari, wheel, monthly);
      const instance = instances.nodes[0]!.id;
      const calls = [
        act(world.kari, `${close}(id: "${wheel}")${close === 'archiveCalendar' ? ' { id }' : ''}`),
        call(world, world.ola, 'updateEventInstance', { id: instance, isDone: true }),
        call(world, world.ola, 'updateEvent', { id, version: 1, repetitionDefinition: { unit: 'MONTH', interval: 2 } }),
        call(world, world.ola, 'createEvent', {
          calendar: wheel,
          title: 'Ny',
          description: richText('x'),
          startDate: '2026-06-01',
        }),
        act(world.ola, `removeEventInstance(id: "${instances.nodes[3]!.id}", scope: ONE) { id }`),
      ];
      const came = new Set(await atOnce(...calls));
      const mayCome = ['ok', 'conflict', 'notFound', ...(close === 'archiveCalendar' ? ['calendar.archived'] : [])];
      expect([...came].filter((code) => !mayCome.includes(code))).toEqual([]);
      const alive = await world.db
        .selectFrom('subject')
        .select('id')
        .where('root_id', '=', Number(wheel))
        .where('removed_with', 'is', null)
        .execute();
      if (close === 'removeCalendar') expect(alive).toEqual([]);
    }
  });
});
