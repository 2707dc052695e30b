// `npm test`: every test in one run, the slowest files first; then the slowest files, the names of failures, and one closing line with all counts.
// `npm test -- grant deadline`: only the files whose path has one of these words; `-t archive`: in them only the tests whose name has this one. The test of a generator is left out while nothing that it stands on has
// changed since it passed, unless all journeys are asked for in every language (`npm run test:matrix`).
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { projectNode } from './node.mjs';
import { root } from './paths.mjs';
import { isProved, keepProof, provedTests } from './proof.mjs';
import { runTool } from './step.mjs';
import { closingLines, REPORT_FILE, readReport, slowestLines } from './test-report.mjs';
import { measuredSeconds } from './test-seconds.mjs';
import { ensureWebBuilt } from './web.mjs';

const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { matrix: { type: 'boolean' }, testNamePattern: { type: 'string', short: 't' } },
});
const isMatrix = options.matrix === true;
// One more than the machine has processors, since every file waits at times for PostgreSQL or for a page.
const workers = availableParallelism() + 1;
const leftOut = isMatrix || words.length > 0 ? [] : provedTests.filter(isProved).map(({ test }) => test);

await runTool(async () => {
  await ensureInstalled('all');
  const withPages = needsPages();
  const chromium = withPages ? await ensureChromium() : undefined;
  if (withPages) await ensureWebBuilt();
  const results = await mkdtemp(join(tmpdir(), 'samspel-test-'));
  const file = join(results, 'report.json');
  const code = await vitest({
    ...process.env,
    ...(chromium && { CHROMIUM: chromium }),
    [REPORT_FILE]: file,
    ...(isMatrix ? { SAMSPEL_MATRIX: 'all' } : {}),
  });
  const report = await readReport(file, code);
  await rm(results, { recursive: true });
  if (words.length === 0) await keepSeconds(report.seconds);
  keepProofs(report);
  for (const test of leftOut) console.log(`Left out: ${test}, which passed on just what it stands on.`);
  for (const line of [...slowestLines(report.seconds), ...closingLines(report)]) console.log(line);
  process.exitCode = report.red.length > 0 ? 1 : 0;
});

async function vitest(env) {
  const program = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const reporter = join(root, 'tools', 'test-report.mjs');
  const args = [`--maxWorkers=${workers}`, '--reporter=default', `--reporter=${reporter}`, ...words];
  if (options.testNamePattern) args.push(`--testNamePattern=${options.testNamePattern}`);
  args.push(...leftOut.map((test) => `--exclude=${test}`));
  const child = spawn(await projectNode(), [program, 'run', ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Whether a file that is to run needs a browser or the built pages: all of `e2e` and `tools`, and those that name what is built. */
function needsPages() {
  if (words.length === 0) return true;
  const packages = readdirSync(join(root, 'packages')).map((name) => join('packages', name, 'src'));
  return ['e2e', 'tools', ...packages].some((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((name) => join(folder, String(name)))
      .filter((path) => /\.test\.tsx?$/.test(path) && words.some((word) => path.includes(word)))
      .some((path) => !path.startsWith('packages') || readFileSync(join(root, path), 'utf8').includes('web/dist/')),
  );
}

/** Keeps how long each file took on this machine, for the order of the next run. */
async function keepSeconds(seconds) {
  await mkdir(join(measuredSeconds, '..'), { recursive: true });
  await writeFile(measuredSeconds, `${JSON.stringify(seconds, null, 2)}\n`);
}

/** Keeps the hash of what a test of a generator stands on if it has passed. */
function keepProofs({ seconds, red }) {
  for (const one of provedTests)
    if (one.test in seconds && !red.some((name) => name.startsWith(one.test))) keepProof(one);
}
