import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startProcess } from '../packages/server/src/core/testing/process.ts';
import { type BenchDatabase, openBenchDatabase } from './database.ts';
import { type Content, makeUploaders, type Uploader, uploadOf } from './file-people.ts';
import { type Plain, startBucket, startPlain } from './file-servers.ts';
import { growthDuring } from './memory.ts';
import { type Measure, milliseconds, percentile, report } from './report.ts';

/** People who upload, all at once or in turn. */
const people = 8;
/** How often each transfer is timed. */
const runs = 25;
const aim = '1.5×';

type Bench = { server: ServerProcess; plain: Plain; uploaders: readonly Uploader[] };

/**
 * Measures a file of 20 MB up and down again, against a plain Fastify server, and how much of the server's memory uploads take: with the files in a
 * folder, and in a bucket.
 */
export async function run(): Promise<void> {
  const database = await openBenchDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'samspel-bench-files-'));
  const bucket = await startBucket(join(folder, 'bucket'));
  for (const [where, storage] of Object.entries({
    'a folder': {},
    'a bucket, to which it goes a second time': bucket.settings,
  })) {
    const started = (work: (bench: Bench) => Promise<Measure>) => onServers(database, folder, storage, work);
    report(`A file of 20 MB, kept in ${where}`, [
      await started((bench) => timeUpload(bench, 'text')),
      await started((bench) => timeUpload(bench, 'PDF')),
      await started(timeDownload),
      await started((bench) => measureMemory(1, bench)),
      await started((bench) => measureMemory(people, bench)),
    ]);
  }
  await bucket.stop();
  await database.close();
  await rm(folder, { recursive: true });
}

/** Measures something on a server and a plain server that have just started. */
async function onServers(
  { db, url }: BenchDatabase,
  folder: string,
  storage: object,
  work: (bench: Bench) => Promise<Measure>,
): Promise<Measure> {
  const server = await startProcess({ DATABASE_URL: url, DATA_DIR: join(folder, 'data'), ...storage });
  const plain = await startPlain(folder);
  const measure = await work({ server, plain, uploaders: await makeUploaders(db, server, people) });
  plain.stop();
  await server.stop();
  return measure;
}

/** Measures how much memory a number of uploads at once take of a server, and of a plain one, that have only had small files so far. */
async function measureMemory(count: number, bench: Bench): Promise<Measure> {
  const { server, plain, uploaders } = bench;
  const little = await uploadOf(uploaders[0]!, 'little');
  const forms = await Promise.all(uploaders.slice(0, count).map((one) => uploadOf(one, 'text')));
  const grown: number[] = [];
  for (const { address, pid } of [
    { address: uploadTo(server), pid: server.child.pid! },
    { address: plain.url, pid: plain.pid },
  ]) {
    for (let warm = 0; warm < 30; warm += 1) await transfer(address, little);
    grown.push(await growthDuring(pid, () => Promise.all(forms.map((form) => transfer(address, form)))));
  }
  const [ours, theirs] = grown.map((megabytes) => `+${megabytes.toFixed(0)} MB`);
  return { what: `memory, ${count} at once`, figure: ours!, against: `${theirs} for a plain copy`, aim: '+30 MB' };
}

const uploadTo = ({ url }: ServerProcess) => `${url}/api/file/upload`;

/** Measures an upload against one to a server that checks nothing. */
async function timeUpload({ server, plain, uploaders }: Bench, content: Content): Promise<Measure> {
  const forms = await Promise.all(uploaders.map((one) => uploadOf(one, content)));
  const [ours, theirs] = await timeByTurns(
    (turn) => transfer(uploadTo(server), forms[turn % people]!),
    (turn) => transfer(plain.url, forms[turn % people]!),
  );
  return beside(`a ${content} up`, ours!, theirs!);
}

async function timeDownload({ server, plain, uploaders }: Bench): Promise<Measure> {
  const form = await uploadOf(uploaders[0]!, 'PDF');
  const stored = JSON.parse(await transfer(uploadTo(server), form)) as { id: number };
  const copied = JSON.parse(await transfer(plain.url, form)) as { id: string };
  const headers = { authorization: `Bearer ${uploaders[0]!.as.token}` };
  const [ours, theirs] = await timeByTurns(
    () => transfer(`${server.url}/api/file/stream/${stored.id}`, { headers }),
    () => transfer(`${plain.url}/${copied.id}`),
  );
  return beside('a PDF down', ours!, theirs!);
}

/** Returns the median milliseconds of each way; they take turns, so that each meets the disk in the same state. */
async function timeByTurns(...ways: readonly ((turn: number) => Promise<unknown>)[]): Promise<number[]> {
  const times: number[][] = ways.map(() => []);
  for (let turn = -3; turn < runs; turn += 1)
    for (const [at, way] of ways.entries()) {
      const start = performance.now();
      await way(turn + 3);
      if (turn >= 0) times[at]!.push(performance.now() - start);
    }
  return times.map((some) => percentile(some, 0.5));
}

const beside = (what: string, ours: number, theirs: number): Measure => ({
  what: `${what}, p50`,
  figure: milliseconds(ours),
  against: `${milliseconds(theirs)} for a plain copy`,
  ratio: ours / theirs,
  aim,
});

/** Sends or fetches something, to the last byte. */
async function transfer(address: string, init: RequestInit = {}): Promise<string> {
  const answer = await fetch(address, init);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (!answer.ok) throw new Error(`${answer.status}: ${bytes}`);
  return bytes.toString('latin1', 0, 1_000);
}
