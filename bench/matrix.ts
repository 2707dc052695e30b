import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { roles } from '../packages/server/src/matrix/roles.ts';
import { report } from './report.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const vitest = join(root, 'node_modules/vitest/vitest.mjs');

type Results = { testResults: { assertionResults: { title: string; status: string }[] }[] };

/** Measures how long it takes to call every operation in every role on a thing in every state, including the database. */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'samspel-bench-matrix-'));
  const file = join(folder, 'results.json');
  const began = performance.now();
  await asked(['run', '--project', 'server', 'packages/server/src/matrix', '--reporter=json', `--outputFile=${file}`]);
  const seconds = (performance.now() - began) / 1_000;
  const { testResults } = JSON.parse(await readFile(file, 'utf8')) as Results;
  await rm(folder, { recursive: true, force: true });
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.filter(({ status }) => status !== 'passed').length;
  const cells = tests.filter(({ title }) => title.startsWith('of a thing that is')).length * Object.keys(roles).length;
  report('Access matrix', [
    {
      what: `vitest run --project server packages/server/src/matrix, ${tests.length} tests, ${failed} failed`,
      figure: `${seconds.toFixed(1)} s`,
      against: `${cells} cells (operation × state × role)`,
    },
    { what: 'a cell', figure: `${((seconds * 1_000) / cells).toFixed(1)} ms` },
  ]);
}

async function asked(args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [vitest, ...args], { cwd: root, stdio: 'ignore' });
  await new Promise((resolve) => child.once('exit', resolve));
}
