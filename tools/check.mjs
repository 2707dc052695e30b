// `npm run check`: every check of the code that does not run it, two at a time, one line each. With `-- --fix`, what can be mended by a program is
// mended first: printed files, and the form of the code.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { projectNode } from './node.mjs';
import { root } from './paths.mjs';
import { quietly, runTool, StepError, secondsSince, step } from './step.mjs';

await runTool(async () => {
  await ensureInstalled('all');
  const node = await projectNode();
  if (process.argv.includes('--fix')) await fix(node);
  const waiting = checks(node);
  const failed = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      if (!(await passes(check))) failed.push(check.name);
    }
  };
  await Promise.all([worker(), worker()]);
  if (failed.length > 0) throw new StepError(`These checks failed: ${failed.sort().join(', ')}.`);
  console.log('All checks passed.');
});

async function fix(node) {
  await step('Printing what has changed', () => mend(node, join(root, 'tools', 'print.ts')));
  await step('Formatting', () => mend(join(root, 'node_modules', '.bin', 'biome'), 'check', '--write', '.'));
}

/** Runs a program that mends what it can. What it cannot is said by the check after it. */
function mend(file, ...args) {
  return quietly(file, args, { cwd: root });
}

async function passes({ name, command: [file, ...args] }) {
  const start = performance.now();
  const { code, output } = await quietly(file, args, { cwd: root });
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${secondsSince(start)})`);
  if (code !== 0) console.log(output.trimEnd());
  return code === 0;
}

/** The checks, the slow ones first. */
function checks(node) {
  const bin = (name) => join(root, 'node_modules', '.bin', name);
  const tool = (name, ...args) => [node, join(root, 'tools', name), ...args];
  const projects = readdirSync(join(root, 'packages')).map((name) => join('packages', name));
  const types = ['.', ...projects]
    .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))
    .map((folder) => ({
      name: `types of ${folder === '.' ? 'tools, e2e and bench' : folder}`,
      command: [bin('tsc'), '-p', folder],
    }));
  return [
    { name: 'printed schemas are current', command: tool('print.ts', '--check') },
    ...types,
    {
      name: 'nothing is unused',
      command: [node, join(root, 'node_modules', 'knip', 'bin', 'knip.js'), '--no-progress'],
    },
    { name: 'form of the code', command: [bin('biome'), 'ci', '--colors=off', '--diagnostic-level=warn', '.'] },
    { name: 'directions between packages and areas', command: tool('architecture.ts') },
    { name: 'rows of SQL are what their types say', command: tool('sql-rows.ts') },
    { name: 'licences, checksums and secrets', command: tool('security.ts') },
  ].filter(({ command: [, file] }) => !/\.ts$/.test(file) || existsSync(file));
}
