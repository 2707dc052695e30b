import { richTextOf } from '@samspel/domain/text/plain-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCalendar, makeEvent } from '../../areas/calendar/testing/wheels.ts';
import { saidTo } from '../../areas/notification/testing/notifications.ts';
import { dataOf } from '../../core/testing/answers.ts';
import { makeOrganization, makePerson, type TestPerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const changeOwner = async (as: TestPerson, id: string | number, person: number) => {
  const { data, errors } = await world.graphql<{ changeOwner: { id: string } }>(
    as,
    'mutation ($input: ChangeOwnerInput!) { changeOwner(input: $input) { id } }',
    { input: { id, person } },
  );
  return errors ? errors[0]!.extensions : data.changeOwner;
};

const makeTopic = async (access: object = { isPrivate: true, visibility: 'PRIVATE' }) => {
  const input = { title: 'Barnevern', category: 'TOPIC', description: JSON.stringify(richTextOf('Saman')), access };
  const made = await world.graphql<{ made: { id: string } }>(
    world.kari,
    'mutation ($input: CreateTopicInput!) { made: createTopic(input: $input) { id } }',
    { input },
  );
  return dataOf(made).made.id;
};

const listed = async (as: TestPerson, id: string) => {
  const answer = await world.graphql<{ topic: { version: number; access: { persons: object[] } } }>(
    as,
    `{ topic(id: ${id}) { version access { persons { access person { name } } } } }`,
  );
  return dataOf(answer).topic;
};

describe('another owner', () => {
  it('is named by nobody but admins: not by the owner, and to a stranger the thing is not there', async () => {
    const id = await makeTopic();
    expect(await changeOwner(world.kari, id, world.ola.id)).toMatchObject({ code: 'notAllowed', field: 'input.id' });
    expect(await changeOwner(world.per, id, world.per.id)).toMatchObject({ code: 'notFound', field: 'input.id' });
  });

  it('is nobody who is not there, has left, or may not use the area', async () => {
    const id = await makeTopic();
    const poor = await makePerson(world.db, 'Liv Moe', await makeOrganization(world.db, 'Utvik kommune', ['CALENDAR']));
    const gone = await makePerson(world.db, 'Rita Borte', world.fjordvik);
    await world.db.updateTable('person').set({ user_status: 'DEACTIVATED' }).where('id', '=', gone.id).execute();
    const { astrid } = world;
    expect(await changeOwner(astrid, id, 999_999)).toMatchObject({ code: 'notFound', field: 'input.person' });
    expect(await changeOwner(astrid, id, gone.id)).toMatchObject({ code: 'notFound', field: 'input.person' });
    expect(await changeOwner(astrid, id, poor.id)).toMatchObject({ code: 'owner.noPermission', field: 'input.person' });
    expect((await listed(world.kari, id)).version).toBe(1);
  });

  it('has no part of a thing, and no archived thing', async () => {
    const calendar = await makeCalendar(world, world.kari);
    const { id } = await makeEvent(world, world.kari, calendar);
    expect(await changeOwner(world.astrid, id, world.ola.id)).toMatchObject({ code: 'notFound' });
    dataOf(await world.graphql(world.kari, `mutation { archiveCalendar(id: ${calendar}) { id } }`));
    expect(await changeOwner(world.astrid, calendar, world.ola.id)).toMatchObject({ code: 'calendar.archived' });
  });

  it('owns it alone; who owned it may still write it, both are told, and the log has it', async () => {
    const id = await makeTopic();
    expect(await changeOwner(world.astrid, id, world.per.id)).toEqual({ id });
    expect(await listed(world.per, id)).toEqual({
      version: 2,
      access: {
        persons: [
          { access: 'OWNER', person: { name: 'Per Lund' } },
          { access: 'WRITE', person: { name: 'Kari Nes' } },
        ],
      },
    });
    expect((await saidTo(world, world.per))[0]).toBe('Astrid Berg gjorde deg til eigar av Barnevern');
    expect((await saidTo(world, world.kari))[0]).toBe(
      'Astrid Berg gav Barnevern ein ny eigar. Du har framleis skrivetilgang.',
    );
    const log = await world.db
      .selectFrom('audit_entry')
      .select(['person_id', 'about_person', 'detail'])
      .where('subject_id', '=', Number(id))
      .where('action', '=', 'owner')
      .execute();
    expect(log).toEqual([
      { person_id: world.astrid.id, about_person: world.per.id, detail: { before: String(world.kari.id) } },
    ]);
  });

  it('stays where it is the same, and writes nothing', async () => {
    const id = await makeTopic();
    expect(await changeOwner(world.astrid, id, world.kari.id)).toEqual({ id });
    expect((await listed(world.kari, id)).version).toBe(1);
  });

  it('stands in the history, and is not undone there', async () => {
    const id = await makeTopic();
    await changeOwner(world.astrid, id, world.ola.id);
    const history = `{ topic(id: ${id}) { history { nodes { id undoneBy } } } }`;
    const answer = await world.graphql<{ topic: { history: { nodes: { id: string; undoneBy: string }[] } } }>(
      world.kari,
      history,
    );
    const [change] = dataOf(answer).topic.history.nodes;
    expect(change).toMatchObject({ undoneBy: 'NOTHING' });
    const { errors } = await world.graphql(world.kari, `mutation { undoChange(id: ${change!.id}) { id } }`);
    expect(errors![0]!.extensions).toMatchObject({ code: 'notAllowed' });
  });

  it('hears of changes of it from then on', async () => {
    const id = await makeTopic();
    await changeOwner(world.astrid, id, world.ola.id);
    const input = { id, version: 2, title: 'Barnevern i vest' };
    dataOf(
      await world.graphql(world.kari, 'mutation ($input: UpdateTopicInput!) { updateTopic(input: $input) { id } }', {
        input,
      }),
    );
    expect((await saidTo(world, world.ola))[0]).toBe('Kari Nes endra Barnevern i vest');
  });
});
