import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openLog } from './log.ts';

/** What the log says about a fault: enough to mend it, and nothing that people wrote. */
let client: pg.Client;
const lines: string[] = [];
const log = openLog('trace', { write: (line) => lines.push(line) });

beforeAll(async () => {
  client = new pg.Client({ connectionString: inject('postgres') });
  await client.connect();
  await client.query('create temporary table note (words text unique check (length(words) < 20), day date)');
});
afterAll(() => client.end());

async function logged(statement: string, values: string[]): Promise<string> {
  const error = await client.query(statement, values).catch((caught) => caught);
  lines.length = 0;
  log.error({ err: error }, 'unexpected error');
  return lines[0]!;
}

it.each([
  ['a row that is refused', 'insert into note (words) values ($1)', ['zebrafisk, for mange ord'], 'note_words_check'],
  [
    'a word that is there already',
    "insert into note (words) values ('zebrafisk'), ($1)",
    ['zebrafisk'],
    'note_words_key',
  ],
  ['a word where a day should be', 'insert into note (day) values ($1::text::date)', ['zebrafisk'], '22007'],
])('%s is named by its rule, not by its words', async (_, statement, values, rule) => {
  const line = await logged(statement, values);
  expect(line).toContain(rule);
  expect(line).toContain('at ');
  expect(line).not.toContain('zebrafisk');
});

it('any other fault is there with its words', () => {
  lines.length = 0;
  log.error({ err: new TypeError('x is not a function') }, 'unexpected error');
  expect(lines[0]).toContain('x is not a function');
});
