import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../core/database/transaction.ts';
import { dataOf, refusalOf } from '../../core/testing/answers.ts';
import type { TestPerson } from '../../core/testing/people.ts';
import { statementsOf } from '../../core/testing/statements.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { createSubjects } from '../../subject/create.ts';
import { hidden, limited, open, richText } from '../../subject/testing/things.ts';
import { makeCalendar, makeEvent } from '../calendar/testing/wheels.ts';
import { answer, create } from '../discussion/testing/discussions.ts';
import { makeGrant } from '../grant/testing/grants.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

async function makeTopic(title: string, access: object = open): Promise<string> {
  const input = { title, category: 'TOPIC', description: richText('Om dette'), access };
  const query = 'mutation ($input: CreateTopicInput!) { createTopic(input: $input) { id } }';
  return dataOf(await world.graphql<{ createTopic: { id: string } }>(world.kari, query, { input })).createTopic.id;
}
const call = async (as: TestPerson, name: string, type: string, input: object, selection = '{ id }') =>
  dataOf(await world.graphql(as, `mutation ($input: ${type}!) { ${name}(input: $input) ${selection} }`, { input }));
const relate = (meta: string, ...metasToAdd: string[]) =>
  call(world.kari, 'addToRelated', 'AddToRelatedInput', { meta, metasToAdd });

type Titled = { title: string }[];
type Lists = { relations: string[]; tags: Titled; links: { label: string }[] } & Record<
  'topics' | 'calendars' | 'discussions' | 'actionValues',
  Titled
>;
const lists = `relations topics { title } calendars { title } discussions { title } actionValues { title } tags { title } links { label }`;
const listsOf = async (as: TestPerson, id: string) =>
  dataOf(await world.graphql<{ topic: Lists }>(as, `{ topic(id: "${id}") { ${lists} } }`)).topic;
const none = { relations: [], topics: [], calendars: [], discussions: [], actionValues: [], tags: [], links: [] };

describe('the lists of a thing', () => {
  it('are empty where one sees only its card, and the thing is asked as always where it is hidden', async () => {
    const topic = await makeTopic('Avgrensa', limited);
    await relate(topic, await makeTopic('Ope'), await makeCalendar(world, world.kari, open));
    await create(world, world.kari, { topic });
    await call(world.kari, 'addTags', 'ChangeTagsInput', { meta: topic, tags: ['Tryggleik'] });
    await call(world.kari, 'createLink', 'CreateLinkInput', { meta: topic, label: 'KS', href: 'https://ks.no' });
    expect(await listsOf(world.per, topic)).toEqual(none);
    expect(await listsOf(world.kari, topic)).toMatchObject({
      topics: [{ title: 'Ope' }],
      discussions: [{ title: 'Kven har ein god rutine?' }],
      tags: [{ title: 'Tryggleik' }],
      links: [{ label: 'KS' }],
    });
    const secret = await makeTopic('Løynd', hidden);
    expect(refusalOf(await world.graphql(world.per, `{ topic(id: "${secret}") { ${lists} } }`))).toEqual([
      'notFound',
      'id',
    ]);
  });

  it('leave out what is hidden, and have the card of what is limited', async () => {
    const topic = await makeTopic('Budsjett');
    const wheels = await Promise.all(
      [hidden, limited, open].map((access, at) =>
        makeCalendar(world, world.kari, access, { title: ['Løynd', 'Avgrensa', 'Ope'][at] }),
      ),
    );
    await relate(topic, ...wheels);
    const titles = async (as: TestPerson) => (await listsOf(as, topic)).calendars.map(({ title }) => title).toSorted();
    expect(await titles(world.kari)).toEqual(['Avgrensa', 'Løynd', 'Ope']);
    expect(await titles(world.per)).toEqual(['Avgrensa', 'Ope']);
  });

  it('have what is on it as well as what it is related to, and lead back from each', async () => {
    const topic = await makeTopic('Barnehage');
    const grant = (await makeGrant(world, { title: 'Leikeplassar' })).id;
    const [on, beside] = [
      await create(world, world.per, { topic, title: 'På temaet' }),
      await create(world, world.kari, { title: 'I forumet' }),
    ];
    await relate(topic, beside.id, grant);
    const asked = await listsOf(world.per, topic);
    expect([asked.discussions, asked.actionValues]).toEqual([
      [{ title: 'I forumet' }, { title: 'På temaet' }],
      [{ title: 'Leikeplassar' }],
    ]);
    for (const { id } of [on, beside]) {
      const query = `{ discussion(id: "${id}") { topics { id title uri } } }`;
      expect(dataOf(await world.graphql(world.per, query))).toEqual({
        discussion: { topics: [{ id: topic, title: 'Barnehage', uri: `barnehage-${topic}` }] },
      });
    }
    expect(dataOf(await world.graphql(world.per, `{ actionValue(id: "${grant}") { topics { id } } }`))).toEqual({
      actionValue: { topics: [{ id: topic }] },
    });
  });

  it('give the newest hundred, newest first', async () => {
    const topic = await makeTopic('Mange');
    const ids = await inTransaction(world.db, async (tx) => {
      const made = await createSubjects(
        tx,
        new Array(120).fill({ kind: 'TOPIC', title: 'Eitt av mange', createdBy: world.kari }),
      );
      await tx
        .insertInto('topic')
        .values(
          made.map((id) => ({ id, category: 'TOPIC' as const, description: richText('x'), description_text: 'x' })),
        )
        .execute();
      return made;
    });
    await relate(topic, ...ids.map(String));
    expect((await listsOf(world.per, topic)).relations).toEqual(ids.slice(20).reverse().map(String));
  });

  it('of answers are the newest first, with replies, and not for who may not read the thing', async () => {
    const topic = await makeTopic('Løynd', hidden);
    const { id } = await create(world, world.kari, { topic });
    const [first, second] = [
      await answer(world, world.kari, id),
      await answer(world, world.astrid, id, undefined, 'Nei.'),
    ];
    const reply = await answer(world, world.kari, id, first, 'Takk.');
    const query = `{ discussion(id: "${id}") { comments { id replies { id } } } }`;
    expect(dataOf(await world.graphql(world.kari, query))).toEqual({
      discussion: {
        comments: [
          { id: second, replies: [] },
          { id: first, replies: [{ id: reply }] },
        ],
      },
    });
    expect(refusalOf(await world.graphql(world.per, query))[0]).toBe('notFound');
  });

  it('take no more statements for twelve things than for two', async () => {
    const make = async (count: number, category: string) => {
      for (let index = 0; index < count; index += 1) {
        const input = { title: `Tema ${index}`, category, description: richText('Om dette'), access: open };
        const query = 'mutation ($input: CreateTopicInput!) { createTopic(input: $input) { id } }';
        const { id } = dataOf(
          await world.graphql<{ createTopic: { id: string } }>(world.kari, query, { input }),
        ).createTopic;
        const wheel = await makeCalendar(world, world.kari, open);
        await makeEvent(world, world.kari, wheel);
        await relate(id, wheel, (await makeGrant(world)).id, await makeTopic('Eit anna'));
        await answer(world, world.kari, (await create(world, world.kari, { topic: id })).id);
        await call(world.kari, 'addTags', 'ChangeTagsInput', { meta: id, tags: [`Merke ${index}`] });
        await call(world.kari, 'createLink', 'CreateLinkInput', { meta: id, label: 'KS', href: 'https://ks.no' });
      }
    };
    await make(2, 'PROJECT');
    await make(12, 'SUBJECT_GROUP');
    const whole = (category: string) => async () => {
      const query = `{ allTopics(input: { category: ${category}, limit: 12 }) { nodes { relations tags { title } links { label }
        calendars { title dates(year: 2026) tasks { title } } discussions { title description comments { id message } currentRevision { body } }
        actionValues { title comments { id } } currentRevision { body sector { title } kostraFunctions { kid } } } } }`;
      dataOf(await world.graphql(world.per, query));
    };
    await whole('PROJECT')();
    const few = await statementsOf(whole('PROJECT'), 8);
    expect((await statementsOf(whole('SUBJECT_GROUP'), 8)).least).toBeLessThanOrEqual(few.most);
  });
});
