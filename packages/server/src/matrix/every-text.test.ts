import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeWorld, type World } from '../core/testing/world.ts';
import { keepJournal } from './journal.ts';
import { makeCast } from './roles.ts';
import { makeThings } from './things.ts';
import { secret } from './tree.ts';

/** The leak sweep looks for a word, so the word must be in every text of a year wheel and of what belongs to it. */
let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

/** Text columns without words that people wrote about the year wheel. */
const wordless = new Set([
  'subject.facets',
  'subject_count.facet',
  'calendar.color',
  'user_file.content_type',
  'calendar_ring.color',
  'tag.color',
  'event.start_time',
  'event.end_time',
  'event.repetition',
  'share_link.uri',
  'calendar_copy.reference',
  'calendar_copy.refusal',
  'calendar_copy.fault',
  'notification.kind',
  'notification.word',
  // The draft of a grant has the word in its title, its description and its revision.
  'action_value.source_url',
  'action_value.body',
  'action_value.body_text',
  'action_value.links',
  'action_value.radar',
  'revision.replaced',
  // One of these is null, and the other has the words.
  'search_entry.title',
  'search_entry.text',
  // Written for its fork, which everybody may know of.
  'search_word.word',
  // Groups do not belong to it, and everybody may see who is in one.
  'person_group.title',
  // Everybody may know the days of an organization.
  'organization_days.title',
  // What a person brings in is shown to that person alone.
  'import.name',
  'import.contents',
  'organization_group.title',
]);

it('stands in every text; a column that is new is filled too, or said to be wordless', async () => {
  const cast = await makeCast(world.db);
  const journal = await keepJournal(world.db);
  const { fork, related } = await makeThings(world.db, cast, 'hidden');
  // Everybody may know of its fork and its related year wheel.
  const written = (await journal.take()).filter(({ row }) => row.id !== fork && row.id !== related);
  const { rows: texts } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and (data_type in ('text', 'jsonb') or udt_name = '_text')`.execute(world.db);
  const wordlessRows = written.flatMap(({ table, row }) =>
    texts
      .filter((text) => text.table === table && !JSON.stringify(row[text.column]).includes(secret))
      .map(({ column }) => `${table}.${column}`),
  );
  expect(new Set(written.map(({ table }) => table)).size).toBeGreaterThan(10);
  expect([...new Set(wordlessRows)].filter((column) => !wordless.has(column))).toEqual([]);
});
