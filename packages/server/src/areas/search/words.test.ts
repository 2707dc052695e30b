import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { open, richText } from '../../subject/testing/things.ts';
import { makeCalendar, makeEvent } from '../calendar/testing/wheels.ts';
import { search, titlesFor } from './testing/searches.ts';

/** How Norwegian words are found: whole, as beginnings, inside compounds, with other endings, in the other language, and mistyped. */
let world: World;
beforeAll(async () => {
  world = await makeWorld();
  const titles = [
    'Formannskapsmøte',
    'Grunnskulen',
    'Rekneskap 2026',
    'Kafé og kultur',
    'Barnehagebudsjett',
    'Byrådet',
  ];
  for (const title of titles) await makeCalendar(world, world.kari, open, { title });
});
afterAll(() => world.close());

describe('a title', () => {
  it.each<[query: string, title: string | undefined, how: string]>([
    ['formannskapsmøte', 'Formannskapsmøte', 'whole'],
    ['FORMANNSKAPSMØTE', 'Formannskapsmøte', 'in capitals'],
    ['forman', 'Formannskapsmøte', 'by its beginning'],
    ['møte', 'Formannskapsmøte', 'by the last part of a compound'],
    ['møter', 'Formannskapsmøte', 'by the last part with another ending'],
    ['skapsmøtet', 'Formannskapsmøte', 'by a part in the middle'],
    ['råd', 'Byrådet', 'by a part of three letters'],
    ['formannskapsmøtene', 'Formannskapsmøte', 'with another ending'],
    ['grunnskole', 'Grunnskulen', 'in Bokmål, written in Nynorsk'],
    ['skole', 'Grunnskulen', 'by a part in Bokmål'],
    ['regnskap', 'Rekneskap 2026', 'by a word that the other language spells otherwise'],
    ['2026 rekneskap', 'Rekneskap 2026', 'whatever the order of the words'],
    ['kafe', 'Kafé og kultur', 'without its accents'],
    ['budsjett i barnehagen', 'Barnehagebudsjett', 'by its parts, apart'],
    ['budsjett i sjukeheimen', undefined, 'not by a word that it lacks'],
    ['kultur og kafé', 'Kafé og kultur', 'with small words, which do not count'],
    ['kultur på kafé', 'Kafé og kultur', 'with small words that it lacks'],
  ])('%s finds %s: %s', async (query, title, _how) => {
    expect(await titlesFor(world, world.per, query)).toEqual(title ? [title] : []);
  });

  it.each([
    ['formanskapsmøte', 'formannskapsmøte'],
    ['reknskap', 'rekneskap'],
    ['grunsnkulen', 'grunnskulen'],
    ['kultru', 'kultur'],
  ])('%s is mended to %s', async (typed, mended) => {
    const found = await search(world, world.per, typed);
    expect(found.mended).toBe(mended);
    expect(found.calendars).toHaveLength(1);
  });

  it('a name is mended too, and what is like nothing is not', async () => {
    const { persons, mended } = await search(world, world.per, 'qxtirp berg');
    expect([persons, mended]).toEqual([[], null]);
    expect(await search(world, world.per, 'astird berg')).toMatchObject({
      mended: 'astrid berg',
      persons: [{ name: 'Astrid Berg' }],
    });
    expect((await search(world, world.per, 'xyzzyq')).mended).toBeNull();
  });
});

it('the best comes first: the title itself, whole words, beginnings, compounds, then what is written below a title', async () => {
  const { kari } = world;
  await makeCalendar(world, kari, open, { title: 'Årsplan', description: richText('Om tilsyn i kommunen') });
  await makeCalendar(world, kari, open, { title: 'Barnetilsyn' });
  await makeCalendar(world, kari, open, { title: 'Tilsynsplan' });
  await makeCalendar(world, kari, open, { title: 'Tilsyn med byggeplassar' });
  await makeCalendar(world, kari, open, { title: 'Tilsyn' });
  await makeCalendar(world, kari, open, { title: 'Tilsyn i haust' });
  expect(await titlesFor(world, world.per, 'tilsyn')).toEqual([
    'Tilsyn',
    'Tilsyn i haust',
    'Tilsyn med byggeplassar',
    'Tilsynsplan',
    'Barnetilsyn',
    'Årsplan',
  ]);
});

it('words that stand in the title and in what is below it are found together', async () => {
  const id = await makeCalendar(world, world.kari, open, { title: 'Torgdagane' });
  await makeEvent(world, world.kari, id, { title: 'Riggedag', description: richText('Telt og scene kjem klokka sju') });
  expect(await titlesFor(world, world.per, 'riggedag scene')).toEqual(['Riggedag']);
});
