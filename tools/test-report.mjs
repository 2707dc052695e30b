// The results of a test run: a Vitest reporter writes them to a file, and `npm test` reads it afterwards.
import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** The setting that names the file to which the reporter writes. */
export const REPORT_FILE = 'SAMSPEL_TEST_REPORT';

/**
 * Counts the tests of a run, and names each failure with the first line of its message. A file that could not be read as tests counts as one failure,
 * and so does an error that no test caught.
 */
export default class TestReport {
  onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const broken = [...modules.flatMap(groupsOf)].filter((group) => group.errors().length > 0);
    const red = [
      ...tests
        .filter((test) => test.result().state === 'failed')
        .map((test) => said(nameOf(test), test.result().errors)),
      ...broken.map((group) => said(nameOf(group), group.errors())),
      ...unhandled.map((error) => said('outside every test', [error])),
    ];
    const count = (state) => tests.filter((test) => test.result().state === state).length;
    const seconds = Object.fromEntries(modules.map((module) => [module.relativeModuleId, secondsOf(module)]));
    const report = { passed: count('passed'), skipped: count('skipped'), red, seconds };
    writeFileSync(process.env[REPORT_FILE], JSON.stringify(report));
  }
}

/** Returns how long a file took, loading it included, to a tenth of a second. */
function secondsOf(module) {
  const { duration, collectDuration, setupDuration, prepareDuration, environmentSetupDuration } = module.diagnostic();
  const parts = [duration, collectDuration, setupDuration, prepareDuration, environmentSetupDuration];
  return Math.round(parts.reduce((sum, part) => sum + part, 0) / 100) / 10;
}

function groupsOf(module) {
  return [module, ...module.children.allSuites()];
}

function nameOf(task) {
  return task.type === 'module' ? task.relativeModuleId : `${task.module.relativeModuleId} > ${task.fullName}`;
}

/** The most signs of what was found, so that a line stays one. */
const mostFound = 400;

/**
 * Returns the name, the first line of the first error's message, what was found where the message leaves it out (`[ Array(1) ]`), and the line of the
 * test that it came from.
 */
function said(name, [error] = []) {
  const [first = ''] = (error?.message ?? '').split('\n');
  const actual = /…|(Array|Object)\(\d/.test(first) ? String(error.actual ?? '').replaceAll(/\s+/g, ' ') : '';
  const found = actual && ` ${actual.slice(0, mostFound)}`;
  const at = error?.stacks?.findLast(({ file }) => /\.test\.[jt]sx?$/.test(file))?.line;
  return `${name}: ${first}${found}${at ? ` (line ${at})` : ''}`;
}

/** Returns what the reporter wrote of a run. A run that left no report, or ended badly without a failed test, counts as failed itself. */
export async function readReport(file, exitCode) {
  const none = { passed: 0, skipped: 0, red: [], seconds: {} };
  const report = await readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  if (!report) return { ...none, red: [`a run left no report and ended with ${exitCode}`] };
  return report.red.length === 0 && exitCode !== 0 ? { ...report, red: [`a run ended with ${exitCode}`] } : report;
}

/** Returns lines that name the ten files that took longest. */
export function slowestLines(seconds) {
  const slowest = Object.entries(seconds).sort(([, a], [, b]) => b - a);
  return [
    'The slowest files:',
    ...slowest.slice(0, 10).map(([path, took]) => `${took.toFixed(1).padStart(7)} s  ${path}`),
  ];
}

/** Returns the last lines of `npm test`: the names of failures, and all counts, for people and machines. */
export function closingLines({ red, passed, skipped }) {
  return [...red.map((name) => `red: ${name}`), `${passed} passed, ${red.length} failed, ${skipped} skipped`];
}
