import { sql } from 'kysely';
import { makeOrganization, makePerson } from '../packages/server/src/core/testing/people.ts';
import { startProcess } from '../packages/server/src/core/testing/process.ts';
import { type BenchDatabase, openBenchDatabase } from './database.ts';
import { rulesAgainstLibrary } from './import-rules.ts';
import { growthDuring } from './memory.ts';
import { inLanes, milliseconds, percentile, report } from './report.ts';

const runs = 5;

const preview = (reference: string) => ({
  query: `query ($reference: ID!) { importPreview(reference: $reference, options: { year: 2027 }) { shape columns { heading role } rows {
    index written title purpose startDate endDate who responsible { id } tags faults { code field written } notes sameAs duplicateOf } } }`,
  variables: { reference },
});

const apply = (reference: string, count: number) => ({
  query: 'mutation ($input: ApplyImportInput!) { applyImport(input: $input) { created } }',
  variables: {
    input: {
      reference,
      options: { year: 2027 },
      newCalendar: { title: 'Henta inn', color: '#1f6f8b' },
      rows: Array.from({ length: count }, (_, index) => ({ index })),
    },
  },
});

/** A list as a municipality has it, with so many rows; the first holds its headings. */
const listOf = (count: number): string =>
  [
    'Oppgåve;Frist;Ansvarleg;Område;Merknad',
    ...Array.from(
      { length: count - 1 },
      (_, at) =>
        `Rapport nr. ${at};${(at % 28) + 1}.${(at % 12) + 1};Kari Nes;Økonomi, Plan;Sjå rutinen i kvalitetssystemet`,
    ),
  ].join('\r\n');

const change = (reference: string, calendar: string, count: number) => ({
  query: 'mutation ($input: ApplyImportInput!) { applyImport(input: $input) { changed } }',
  variables: {
    input: {
      reference,
      options: { year: 2027 },
      calendar,
      rows: Array.from({ length: count }, (_, index) => ({ index })),
    },
  },
});

const takeBack = (reference: string) => ({
  query: 'mutation ($reference: ID!) { undoImport(reference: $reference) { count } }',
  variables: { reference },
});

/** A sheet of activities that are there, each with another title, day and tag. */
const sheetOf = (ids: readonly string[], turn: number): string =>
  [
    'Id;Tittel;Frist;Område',
    ...ids.map(
      (id, at) => `${id};Rapport ${turn} nr. ${at};${((at + turn) % 28) + 1}.${(at % 12) + 1}.2027;Plan ${turn}`,
    ),
  ].join('\r\n');

/** Measures over HTTP what bringing a list in costs: reading it, looking it over with 1,000 and 5,000 rows, writing 1,000, changing 1,000, and taking that back. */
export async function run(): Promise<void> {
  const database = await openBenchDatabase();
  const server = await startProcess({ DATABASE_URL: database.url });
  const { token } = await makePerson(database.db, 'Kari Nes', await makeOrganization(database.db, 'Fjordvik kommune'));
  const { send, ask } = callsOf(server.url, token);
  const timed = async (work: () => Promise<unknown>, times = runs) => percentile(await inLanes(1, times, work), 0.5);
  const lines = [];
  for (const [rows, aim] of [
    [1_000, '1 s'],
    [5_000, '3 s'],
  ] as const) {
    const reading = await timed(() => send(listOf(rows)));
    const reference = await send(listOf(rows));
    const looked = await timed(() => ask(preview(reference)));
    const memory = await growthDuring(server.child.pid!, () => ask(preview(reference)));
    lines.push({ what: `reading ${rows} rows of CSV, p50`, figure: milliseconds(reading) });
    lines.push({
      what: `preview of ${rows} rows, p50; memory +${memory.toFixed(0)} MB`,
      figure: milliseconds(looked),
      aim,
    });
  }
  const references: string[] = [];
  for (let at = 0; at < runs; at += 1) references.push(await send(listOf(1_001)));
  const written = await timed(() => ask(apply(references.pop()!, 1_000)));
  const { calendar, ids } = await filledWheel(database, ask, await send(listOf(1_001)));
  await sql`vacuum analyze`.execute(database.db);
  const [changed, back]: number[][] = [[], []];
  for (let turn = 1; turn <= runs; turn += 1) {
    const reference = await send(sheetOf(ids, turn));
    changed!.push(...(await inLanes(1, 1, () => ask(change(reference, calendar, ids.length)))));
    back!.push(...(await inLanes(1, 1, () => ask(takeBack(reference)))));
  }
  report('Import', [
    ...lines,
    { what: 'apply of 1,000 rows into a new year wheel, p50', figure: milliseconds(written), aim: '1 s' },
    {
      what: 'apply of 1,000 rows that change title, day and tag, p50',
      figure: milliseconds(percentile(changed!, 0.5)),
      aim: '1 s',
    },
    { what: 'taking those 1,000 changes back, p50', figure: milliseconds(percentile(back!, 0.5)) },
    rulesAgainstLibrary(),
  ]);
  await server.stop();
  await database.close();
}

/** Brings a list of 1,000 rows into a year wheel; returns its id and those of its activities. */
async function filledWheel({ db }: BenchDatabase, ask: (call: object) => Promise<void>, reference: string) {
  await ask(apply(reference, 1_000));
  const { rows } = await sql<{ calendar: string; id: string }>`
    select i.calendar_id::text as calendar, i.id::text from event_instance i
    where i.calendar_id = (select calendar_id from import where reference = ${reference}) order by i.id`.execute(db);
  return { calendar: rows[0]!.calendar, ids: rows.map(({ id }) => id) };
}

/** Makes the calls of one person: sending a list to be read, which returns its reference, and GraphQL. */
function callsOf(url: string, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const send = async (text: string): Promise<string> => {
    const body = new FormData();
    body.append('file', new File([text], 'plan.csv'));
    const answer = await fetch(`${url}/api/import`, { method: 'POST', body, headers });
    const { reference } = (await answer.json()) as { reference?: string };
    if (!reference) throw new Error(`The list was refused: ${answer.status}`);
    return reference;
  };
  const ask = async (call: object): Promise<void> => {
    const sent = {
      method: 'POST',
      body: JSON.stringify(call),
      headers: { ...headers, 'content-type': 'application/json' },
    };
    const text = await (await fetch(`${url}/api/graphql`, sent)).text();
    if (text.includes('"errors"')) throw new Error(text.slice(0, 500));
  };
  return { send, ask };
}
