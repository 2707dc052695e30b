// `npm test`: every test, those in the browser last; then the names of failures, and one closing line with all counts.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { projectNode } from './node.mjs';
import { root } from './paths.mjs';
import { runTool } from './step.mjs';
import { closingLines, REPORT_FILE, readReport } from './test-report.mjs';
import { ensureWebBuilt } from './web.mjs';

const matrix = process.argv.includes('--matrix');
// One more than the machine has processors, since every file waits at times for PostgreSQL or for a page.
const workers = availableParallelism() + 1;
const runs = ['!journeys', 'journeys'].map((project) => [`--project=${project}`, `--maxWorkers=${workers}`]);
const reporter = join(root, 'tools', 'test-report.mjs');

await runTool(async () => {
  await ensureInstalled('all');
  const chromium = await ensureChromium();
  await ensureWebBuilt();
  const results = await mkdtemp(join(tmpdir(), 'samspel-test-'));
  const env = { ...process.env, CHROMIUM: chromium, ...(matrix ? { SAMSPEL_MATRIX: 'all' } : {}) };
  const reports = [];
  for (const [index, args] of runs.entries()) {
    const file = join(results, `${index}.json`);
    const code = await vitest([...args, '--reporter=default', `--reporter=${reporter}`], {
      ...env,
      [REPORT_FILE]: file,
    });
    reports.push(await readReport(file, code));
  }
  await rm(results, { recursive: true });
  for (const line of closingLines(reports)) console.log(line);
  process.exitCode = reports.some(({ red }) => red.length > 0) ? 1 : 0;
});

async function vitest(args, env) {
  const program = join(root, 'node_modules', 'vitest', 'vitest.mjs');
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
