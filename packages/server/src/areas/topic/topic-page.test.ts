import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../core/testing/answers.ts';
import { makePerson } from '../../core/testing/people.ts';
import { statementsOf } from '../../core/testing/statements.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { open } from '../../subject/testing/things.ts';
import { makeCalendar, makeEvent } from '../calendar/testing/wheels.ts';
import { answer, ask, create, words } from '../discussion/testing/discussions.ts';
import { upload } from '../file/testing/upload.ts';
import { makeGrant } from '../grant/testing/grants.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const related = (kind: string) =>
  `${kind}: related(meta: $id, kind: ${kind}, sort: LAST_UPDATED, limit: $limit) { totalCount nodes { id kind title status uri lastEdit { at by { id } } } }`;
/** All requests of the six tabs of a topic. */
const calls = [
  `query ($id: ID!) { topic(id: $id) { id uri title category description status version likes isLiked followers isFollowing mayRestore createdBy { name organization { name } }
    kostraFunctions { title } lastEdit { at by { name } } access { myAccess persons { access person { name organization { name } } } } } }`,
  `query ($id: ID!, $limit: Int!) { topicNetwork(id: $id, limit: $limit) { totalCount nodes { isFollowing access person { name uri picture organization { name } } } organizations { count organization { name } } }
    ${['CALENDAR', 'ACTION_VALUE', 'TOPIC'].map(related).join(' ')} files(meta: $id) { id name dateCreated createdBy { id } } links(meta: $id) { id label href dateCreated createdBy { id } } tags(meta: $id) { title } }`,
  `query ($id: ID!, $limit: Int!) { allDiscussions(topic: $id, limit: $limit) { totalCount nodes { id uri title status summary topic answerCount acceptedAnswer views likes isLiked isFollowing mayEdit
    lastUpdated createdBy { name organization { name } } } } }`,
  `query ($id: ID!) { relatedYearWheel(meta: $id, year: ${new Date().getFullYear()}) { __typename } }`,
];

it('a topic’s tabs take no more statements with fifty of everything than with two', async () => {
  const [few, many] = [await makeTopic(2), await makeTopic(50)];
  await allTabs(few, 2); // the first request reads what later ones find cached
  const asked = await statementsOf(() => allTabs(few, 2), 8);
  expect((await statementsOf(() => allTabs(many, 50), 8)).least).toBeLessThanOrEqual(asked.most);
});

/** A topic with this many of everything that can be on it. */
async function makeTopic(count: number): Promise<string> {
  const made = async (title: string) => {
    const input = { title, category: 'TOPIC', description: words('Om dette'), access: { isPrivate: false } };
    const query = 'mutation ($input: CreateTopicInput!) { result: createTopic(input: $input) { id } }';
    return (await ask<{ id: string }>(world, world.kari, query, { input })).id;
  };
  const topic = await made('Med alt');
  const today = new Date().toISOString().slice(0, 10);
  const others: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const wheel = await makeCalendar(world, world.kari, open);
    await makeEvent(world, world.kari, wheel, { startDate: today, endDate: today });
    others.push(await made(`Tema ${index}`), wheel, (await makeGrant(world)).id);
    const { id } = await create(world, world.per, { topic, title: `Spørsmål ${index}` });
    await answer(world, world.ola, id);
    const input = { meta: topic, label: `Lenkje ${index}`, href: `https://lenkje.example/${index}` };
    dataOf(
      await world.graphql(world.kari, 'mutation ($input: CreateLinkInput!) { createLink(input: $input) { id } }', {
        input,
      }),
    );
    const file = { name: `Fil ${index}.txt`, type: 'text/plain', content: `Fil ${index}` };
    await upload(world, world.kari, topic, file, { type: 'TOPIC' });
    const follower = await makePerson(world.db, `Person ${index}`, index % 2 ? world.fjordvik : world.lundvik);
    await world.db
      .insertInto('follow')
      .values({ person_id: follower.id, subject_id: Number(topic) })
      .execute();
  }
  const input = { meta: topic, metasToAdd: others };
  dataOf(
    await world.graphql(world.kari, 'mutation ($input: AddToRelatedInput!) { addToRelated(input: $input) { id } }', {
      input,
    }),
  );
  return topic;
}

/** Requests what all tabs show, with full lists. */
async function allTabs(id: string, limit: number): Promise<void> {
  for (const query of calls) {
    const { errors } = await world.graphql(world.per, query, query.includes('$limit') ? { id, limit } : { id });
    expect(errors).toBeUndefined();
  }
}
