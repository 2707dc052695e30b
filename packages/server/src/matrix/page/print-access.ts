import type { Operation } from '../calls.ts';
import { expected, markOf, type Need, type Outcome, outcomes, type State, states, statesOf } from '../expected.ts';
import { operations } from '../operations.ts';
import type { Role } from '../roles.ts';
import type { Chapter } from './chapter.ts';
import { outcomeWords, roleWords, stateWords } from './column-words.ts';
import { ofNone, ofOneWheel } from './words.ts';

const everyRole = Object.keys(roleWords) as Role[];

/** Prints the matrix as a page for caseworkers, from the same tables that the matrix test compares the server with. */
export function printAccess(): string {
  return `${[
    head,
    '## In short',
    inShort(),
    words,
    '## What a year wheel can be',
    table(
      ['state', 'means'],
      states.map((state) => [stateWords[state].title, stateWords[state].means]),
    ),
    '## Who they are',
    table(
      ['column', 'who'],
      everyRole.map((role) => [roleWords[role].head, roleWords[role].who]),
    ),
    '## How to read the tables',
    'A row is something that one may want to do. A column is those for whom it ends alike in every row. The name by which programs ask for it stands last.',
    legend(),
    ...states.flatMap((state) => [
      `## ${stateWords[state].title}`,
      stateWords[state].means,
      tableOf(ofOneWheel, state),
    ]),
    '## Whatever the year wheel',
    'What comes back is each person’s own, and holds nothing that they may not read.',
    tableOf(ofNone, 'open'),
    '## Without signing in',
    `These answer everybody, and tell nothing of anything: ${publicOnes()}.`,
    '## How this page is kept true',
    proof,
  ].join('\n\n')}\n`;
}

/** Returns the operations that the page has no words for, and those that have words but do not exist. */
export function unsaid(): string[] {
  const said = [...ofOneWheel, ...ofNone].flatMap(({ rows }) => Object.keys(rows));
  const there = operations.filter(({ need }) => need !== 'public').map(({ name }) => name);
  return [
    ...new Set([...said.filter((name) => !there.includes(name)), ...there.filter((name) => !said.includes(name))]),
  ];
}

const head = `# Who may what

<!-- Printed from packages/server/src/matrix by \`npm run print\`; never edited by hand. -->

May a colleague see my year wheel? May somebody in another municipality? What happens when it is archived, or thrown away? This page answers for every kind of
person, and for every state that a year wheel can be in. It is no description that somebody has to remember to change: the program is asked every single question
on it, as every one of these people, each time it is changed ([how](#how-this-page-is-kept-true)).`;

/** Explains the words of the short table. The rest of the page is for people who want the details. */
const words = `*Writers* and *readers* stand in the list of those who have access, by name, through a group, through the organization that they work for, or through a group of
organizations. *Everybody* is everybody who is signed in to Samspel and whose organization uses year wheels; *nobody* means that not even an admin may. Whoever changes job, leaves a
group or is taken off the list has lost the access at the next click.`;

const proof = `[The matrix](../packages/server/src/matrix/operations.ts) asks a real server every operation that it has, as everybody whom a right may depend on, in every state of
a year wheel, and holds it to these tables; a call that has no row here turns it red. Whoever is refused must have changed nothing, in any table. Where the mark is –, the answer must be that to an
id that never was, byte for byte and by the same way through the database. How it is done: [access as one condition](decisions/access-as-one-condition.md).

What happens in between, people coming and going, wheels being shared, closed, archived, removed and brought back in any order, is tried in
[\`matrix/model\`](../packages/server/src/matrix/model/model.test.ts): after each step everybody looks at everything, and must see what
[a page of plain rules](../packages/server/src/matrix/model/oracle.ts) says. \`ACCESS_MODEL_SECONDS=600\` lets it run for ten minutes instead of twelve seconds, \`ACCESS_MODEL_SEED=7\` along another way.`;

const legend = () =>
  table(
    ['mark', 'means'],
    outcomes.map((outcome) => [markOf(outcome), outcomeWords[outcome]]),
  );

/** Prints the most important questions, each answered by who may. */
function inShort(): string {
  const questions = {
    'see its card': 'query calendar',
    'read it': 'query yearWheelRing',
    'read what stands on it': 'query eventInstance',
    'change it': 'mutation updateCalendar',
    'tick, change and remove what stands on it': 'mutation updateEventInstance',
    'read it by its share link': 'GET /shared/:uri',
    'bring it back from the trash': 'mutation restoreCalendar',
  };
  const named = (name: string) => operations.find((operation) => operation.name === name)!;
  return table(
    ['who may', ...states.map((state) => stateWords[state].title.toLowerCase())],
    Object.entries(questions).map(([words, name]) => [words, ...states.map((state) => whoMay(named(name), state))]),
  );
}

const classes = {
  owner: 'creator',
  admin: 'admins',
  writer: 'writers',
  reader: 'readers',
  stranger: 'outsiders',
  anonymous: 'anybody',
} as const;

function whoMay(operation: Operation, state: State): string {
  const may = (Object.keys(classes) as (keyof typeof classes)[]).filter(
    (role) => outcomeOf(operation, state, role) === 'ok',
  );
  if (may.length === 0) return 'nobody';
  if (may.includes('anonymous')) return 'anybody, without signing in';
  return may.includes('stranger') ? 'everybody' : may.map((role) => classes[role]).join(', ');
}

/** Prints the table of a section. Neighbouring roles with the same marks in every row share a column. */
function tableOf(chapters: readonly Chapter[], state: State): string {
  const rows = chapters.flatMap(({ title, rows }) => [title, ...rowsOf(rows, state)]);
  const columns = alikeInAll(rows.filter((row) => typeof row !== 'string'));
  const heads = columns.map((some) => some.map((at) => roleWords[everyRole[at]!].head).join('<br>'));
  const line = (row: Row | string) =>
    typeof row === 'string'
      ? [`**${row}**`, ...columns.map(() => ''), '']
      : [row.words, ...columns.map(([at]) => row.marks[at!]!), row.calls];
  return table(['', ...heads, 'call'], rows.map(line));
}

type Row = { words: string; marks: string[]; calls: string };

/** Returns the rows of a chapter. Operations share a row if their words and their marks are the same. */
function rowsOf(words: Chapter['rows'], state: State): Row[] {
  const asked = operations.filter(({ name, need }) => name in words && need !== 'public' && isAskedIn(need, state));
  const order = Object.keys(words);
  const sorted = asked.toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
  const alike = Map.groupBy(sorted, (operation) => `${words[operation.name]} ${marksOf(operation, state).join(' ')}`);
  return [...alike.values()].map((some) => {
    const what = unique(some.map(({ of }) => of)).filter((of) => of !== undefined);
    const calls = unique(some.map(({ name }) => `\`${name.replace(/^(query|mutation|channel) /, '')}\``));
    const said = [words[some[0]!.name], what.join(', ')].join(' ').trim();
    return { words: said, marks: marksOf(some[0]!, state), calls: calls.join(' ') };
  });
}

/** Whether things of a kind can be in a state at all: a grant is neither limited nor hidden. */
const isAskedIn = (need: Need, state: State) => statesOf(need).length === 1 || statesOf(need).includes(state);

/** Returns the places of the roles, grouped with the role before if every row marks both alike. */
function alikeInAll(rows: readonly Row[]): number[][] {
  const columns: number[][] = [];
  everyRole.forEach((_role, at) => {
    const before = columns.at(-1);
    if (before && rows.every(({ marks }) => marks[at] === marks[before[0]!])) before.push(at);
    else columns.push([at]);
  });
  return columns;
}

const unique = <Value>(values: Value[]): Value[] => [...new Set(values)];
const marksOf = (operation: Operation, state: State) =>
  everyRole.map((role) => markOf(outcomeOf(operation, state, role)));

function outcomeOf({ need, instead, asksNoPermission = false }: Operation, state: State, role: Role): Outcome {
  if (need === 'public') return 'ok';
  return expected({ need, instead, asksNoPermission }, statesOf(need).length === 1 ? 'open' : state, role);
}

const publicOnes = () =>
  operations
    .filter(({ need }) => need === 'public')
    .map(({ name }) => `\`${name}\``)
    .join(', ');

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), `|${heads.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}
