import type { Finding, Source } from './source.ts';

/** Finds migrations that share a number: chance would decide which one runs first. */
export function checkMigrations(sources: readonly Source[]): Finding[] {
  const numbers = new Map<string, string>();
  return sources.flatMap(({ path }) => {
    const [, file = ''] = /^packages\/server\/migrations\/(.+\.sql)$/.exec(path) ?? [];
    if (!file) return [];
    const [, number] = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(file) ?? [];
    if (!number)
      return [
        { path, message: 'is not named NNNN_what_it_brings.sql, and migrations run in the order of their names.' },
      ];
    const twin = numbers.get(number);
    numbers.set(number, file);
    return twin ? [{ path, message: `has the number of ${twin}: take the next free one.` }] : [];
  });
}

/** The first migration that a released process may meet which does not have it: the first release, 0.1.0, has all before. */
const firstBeside = '0471';

/** What a process of the release before cannot go on with, in a statement whose comments are gone. */
const breaks: readonly (readonly [RegExp, string])[] = [
  [
    /\bdrop (table|column|type|view|materialized view|function|procedure|trigger|schema|sequence|domain|default)\b/,
    'takes away',
  ],
  [/\brename\b/, 'renames'],
  [/\balter (column )?\S+ (set data )?type\b/, 'changes the type of'],
  [/\bset not null\b/, 'asks for a value in'],
];

/** Says in a migration that no process reads or writes any more what it takes away. */
const allowed = /^-- Not used since \d+\.\d+\.\d+\./m;

/**
 * Finds migrations that do more than add: during an upgrade, processes of the release before go on beside those that have migrated
 * (docs/operations.md). What is no longer used goes away in a later release.
 */
export function checkOnlyAdding(sources: readonly Source[]): Finding[] {
  return sources.flatMap(({ path, text }) => {
    const [, number = ''] = /^packages\/server\/migrations\/(\d{4})_.+\.sql$/.exec(path) ?? [];
    if (number < firstBeside || allowed.test(text)) return [];
    return statementsOf(text).flatMap(({ statement, line }) => {
      const what = breaks.find(([broken]) => broken.test(statement))?.[1] ?? addsUnfilled(statement);
      if (!what) return [];
      const message = `${what} what the release before uses, whose processes go on during an upgrade: only add, and take away in a later release (docs/recipes/a-table.md).`;
      return [{ path, line, message }];
    });
  });
}

/** Whether a column is added that the release before would leave empty, and may not. */
function addsUnfilled(statement: string): string | undefined {
  const added =
    statement.match(/\badd (column )?(?!constraint|check|unique|primary|foreign)(if not exists )?[a-z_"]+ [^,]*/g) ??
    [];
  const isUnfilled = (column: string) =>
    /\bnot null\b|\bprimary key\b/.test(column) && !/\b(default|generated)\b/.test(column);
  return added.some(isUnfilled) ? 'asks for a value in' : undefined;
}

/** The statements of a migration in lower case, without comments, texts and bodies of functions, and the line at which each begins. */
function statementsOf(text: string): { statement: string; line: number }[] {
  const hidden = (found: string) => found.replace(/[^\n]/g, ' ');
  const bare = text.replace(/--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'/g, hidden).toLowerCase();
  let line = 1;
  return bare.split(';').map((part) => {
    const begins = line + (/^\s*/.exec(part)![0].split('\n').length - 1);
    line += part.split('\n').length - 1;
    return { statement: part.replace(/\s+/g, ' ').trim(), line: begins };
  });
}
