import { isTooShort } from '@samspel/domain/search/search';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../core/testing/answers.ts';
import { makeOrganization, makePerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { open, richText } from '../../subject/testing/things.ts';
import { makeCalendar } from '../calendar/testing/wheels.ts';
import { create } from '../discussion/testing/discussions.ts';
import { makeGrant } from '../grant/testing/grants.ts';
import { titlesFor } from './testing/searches.ts';

/** Each word of a title that a person can see, typed as it stands, finds it, in every box; and so does what it holds between its signs. */
let world: World;
beforeAll(async () => {
  world = await makeWorld();
  for (const title of titles) await makeAll(title);
});
afterAll(() => world.close());

const words = [
  'Skuleåret',
  '2027',
  'Økonomi',
  'plan',
  'CO₂',
  'm²',
  '1½',
  'Unjárga',
  'Čáhci',
  'omsorg',
  'ﬁnans',
  'Straße',
];
const long = 'arbeidsmiljøundersøkelsesoppfølging';
const joints = ['/', '.', '@', '-', ' ', '\u00a0', '\u2009', '\u202f', ' – ', ', ', '_', '\u00ad', '\u200b', ' ('];
const composed = fc
  .array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(...joints)), { minLength: 2, maxLength: 4 })
  .map((parts) => parts.map(([word, joint], at) => (at < parts.length - 1 ? word + joint : word)).join(''));
const titles = [
  'Skuleåret 2027/2028',
  'Økonomi/plan',
  'Helse.omsorg',
  'post@kommune',
  'Zqtema\u00a0barnehage-opptak',
  'CO₂-rekneskap',
  long,
  ...fc.sample(composed, { numRuns: 12, seed: 170 }),
];

/** Makes a thing of each kind that some box finds, all with the same title. */
async function makeAll(title: string): Promise<void> {
  const { db, fjordvik, kari } = world;
  await makeCalendar(world, kari, open, { title });
  const topic = { title, category: 'TOPIC', access: open, description: richText('Om dette') };
  const createTopic = 'mutation ($input: CreateTopicInput!) { createTopic(input: $input) { id } }';
  dataOf(await world.graphql(kari, createTopic, { input: topic }));
  await create(world, kari, { title });
  await makeGrant(world, { title });
  await makePerson(db, title, fjordvik);
  const { id } = await makeOrganization(db, `Ny${titles.indexOf(title)}`);
  await db.updateTable('organization').set({ name: title }).where('id', '=', id).execute();
  await db.insertInto('person_group').values({ title, created_by: kari.id }).execute();
  await db.insertInto('organization_group').values({ title, created_by: world.astrid.id }).execute();
  const followTag = 'mutation ($input: FollowTagInput!) { followTag(input: $input) { id } }';
  dataOf(await world.graphql(kari, followTag, { input: { title: tagOf(title) } }));
}

const tagOf = (title: string) => title.slice(0, 40);
const titled = 'nodes { title }';
type Titled = { title?: string; name?: string };

/** Every box in which words are typed, and what it finds; the boxes of names want three letters. */
const boxes = `query ($text: String!) {
  calendars: allCalendars(text: $text, limit: 100) { ${titled} }
  topics: allTopics(input: { text: $text, limit: 100 }) { ${titled} }
  discussions: allDiscussions(text: $text, limit: 100) { ${titled} }
  grants: allActionValues(input: { search: $text, limit: 100 }) { ${titled} }
  found: searchKind(query: $text, kind: CALENDAR, limit: 100) { ${titled} }
  persons: searchPersons(query: $text, limit: 100) { nodes { name } }
  organizations: searchOrganizations(query: $text, limit: 100) { nodes { name } }
  picked: findPersonsOrganizationsAndGroups(query: $text) { groups { title } organizationGroups { title } persons { name } organizations { name } }
  tags: searchTags(query: $text) { title }
}`;

it.each(titles)('every word of %j finds it', async (title) => {
  const seen = title.replace(/[\u00ad\u200b]/g, '');
  const typed = seen.split(/\s+/).flatMap((word) => [word, ...(word.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])]);
  for (const text of new Set(typed.filter((word) => !isTooShort(word)))) {
    type Boxes = Record<
      'calendars' | 'topics' | 'discussions' | 'grants' | 'persons' | 'organizations' | 'found',
      { nodes: Titled[] }
    > & {
      picked: Record<'groups' | 'organizationGroups' | 'persons' | 'organizations', Titled[]>;
      tags: Titled[];
    };
    const { tags, picked, ...lists } = dataOf(await world.graphql<Boxes>(world.kari, boxes, { text }));
    const found = { ...picked, ...Object.fromEntries(Object.entries(lists).map(([box, { nodes }]) => [box, nodes])) };
    const without = Object.entries(found)
      .filter(([, all]) => !all.some(({ title: of, name }) => (of ?? name) === title))
      .map(([box]) => box);
    // With an @ it is an address where people are looked for.
    expect([text, without]).toEqual([text, text.includes('@') ? ['persons'] : []]);
    if (tagOf(title).includes(text)) expect(tags.map((tag) => tag.title)).toContain(tagOf(title));
  }
});

it('a later part of a long compound finds it, and so does what has more letters than are kept', async () => {
  expect(await titlesFor(world, world.per, 'oppfølging')).toEqual([long]);
  const endless = `${'ø'.repeat(70)}eple`;
  await makeCalendar(world, world.kari, open, { title: endless });
  expect(await titlesFor(world, world.per, endless)).toEqual([endless]);
});

it.each([
  ['co2', 'CO₂-rekneskap'],
  ['CO₂', 'CO₂-rekneskap'],
  ['okonomi', undefined],
  ['barnehage', 'Zqtema\u00a0barnehage-opptak'],
])('%s typed in a list finds %s', async (text, title) => {
  const query = 'query ($text: String!) { allTopics(input: { text: $text }) { nodes { title } } }';
  const { allTopics } = dataOf(await world.graphql<{ allTopics: { nodes: Titled[] } }>(world.kari, query, { text }));
  const found = allTopics.nodes.map((node) => node.title);
  if (title) expect(found).toContain(title);
  else expect(found).toEqual([]);
});

it('a text of the longest words that a database must keep is kept', async () => {
  const letter = () => String.fromCodePoint(0x10330 + Math.floor(Math.random() * 26));
  const word = () => Array.from({ length: 60 }, letter).join('');
  const description = richText(Array.from({ length: 160 }, word).join(' '));
  await makeCalendar(world, world.kari, open, { title: 'Gotisk', description });
  expect(await titlesFor(world, world.per, 'gotisk')).toEqual(['Gotisk']);
});
