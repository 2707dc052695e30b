import { foldText, wordsIn } from '@samspel/domain/text/fold';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeWorld, type World } from '../testing/world.ts';

/** The browser and the database fold and cut alike, so that what is stored and what is typed meet. */
let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

type Folded = { said: string; folded: string; words: string[] };

async function foldedByDatabase(db: Kysely<never>, texts: readonly string[]): Promise<Folded[]> {
  const { rows } = await sql<Folded>`
    select said, fold_text(said) as folded, words_in(said) as words from unnest(${texts}::text[]) said`.execute(db);
  return rows;
}

/**
 * Every sign of Latin, Greek, Cyrillic and the scripts that came with them, all punctuation and symbols, and the compatible forms. The rest grows with
 * each version of Unicode, and a browser knows a newer one than a database.
 */
const blocks = [
  [1, 0x52f],
  [0x1e00, 0x2bff],
  [0xf900, 0xffff],
] as const;
const allSigns = blocks
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)))
  .filter((sign) => !/\p{Cn}/u.test(sign));

it('every sign is folded and cut in the browser as in the database', async () => {
  const texts = allSigns.map((sign) => `a${sign}b`);
  const rows = await foldedByDatabase(world.db as never, texts);
  const others = rows.filter(
    ({ said, folded, words }) => folded !== foldText(said) || JSON.stringify(words) !== JSON.stringify(wordsIn(said)),
  );
  const show = ({ said, folded, words }: Folded) =>
    `${said.codePointAt(1)!.toString(16)} ${said} ${folded} ${foldText(said)} ${words} ${wordsIn(said)}`;
  expect(others.map(show)).toEqual([]);
});

it.each([
  ['CO₂-rekneskap', 'co2-rekneskap', ['co2', 'rekneskap']],
  ['Nesseby (Unjárga)', 'nesseby (unjarga)', ['nesseby', 'unjarga']],
  ['Skuleåret\u00a02027/2028', 'skuleåret 2027/2028', ['skuleåret', '2027', '2028']],
  ['Helse.omsorg@kommune', 'helse.omsorg@kommune', ['helse', 'omsorg', 'kommune']],
  ['a\u030ars\u00adhjul\u200b', 'årshjul', ['årshjul']],
  ['  to\t\tord\u2003\u202f her ', 'to ord her', ['to', 'ord', 'her']],
  ['Øyvör Ängström', 'øyvør ængstrøm', ['øyvør', 'ængstrøm']],
  ['⍽ – &', '⍽ – &', []],
])('%j is %j', async (said, folded, words) => {
  expect([foldText(said), wordsIn(said)]).toEqual([folded, words]);
  expect(await foldedByDatabase(world.db as never, [said])).toEqual([{ said, folded, words }]);
});

it('is folded at once, however many marks stand on a letter, and whatever the search path, as when a copy is restored', async () => {
  const text = `o${'\u0315\u0316'.repeat(5_000)}s`;
  expect(foldText(text)).toBe('os');
  const restored = await world.db.transaction().execute(async (tx) => {
    await sql`set local search_path = ''`.execute(tx);
    return sql<{ folded: string }>`select public.fold_text(${text}) as folded, public.name_words(${text})`.execute(tx);
  });
  expect(restored.rows[0]!.folded).toBe('os');
});
