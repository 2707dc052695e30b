// The results of a test run: a Vitest reporter writes them to a file, and `npm test` reads it after each run.
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
    const report = { passed: count('passed'), skipped: count('skipped'), red };
    writeFileSync(process.env[REPORT_FILE], JSON.stringify(report));
  }
}

function groupsOf(module) {
  return [module, ...module.children.allSuites()];
}

function nameOf(task) {
  return task.type === 'module' ? task.relativeModuleId : `${task.module.relativeModuleId} > ${task.fullName}`;
}

function said(name, errors = []) {
  const [first = ''] = (errors[0]?.message ?? '').split('\n');
  return `${name}: ${first}`;
}

/** Returns what the reporter wrote of a run. A run that left no report, or ended badly without a failed test, counts as failed itself. */
export async function readReport(file, exitCode) {
  const none = { passed: 0, skipped: 0, red: [] };
  const report = await readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  if (!report) return { ...none, red: [`a run left no report and ended with ${exitCode}`] };
  return report.red.length === 0 && exitCode !== 0 ? { ...report, red: [`a run ended with ${exitCode}`] } : report;
}

/** Returns the last lines of `npm test`: the names of failures, and the counts of all runs, for people and machines. */
export function closingLines(reports) {
  const red = reports.flatMap((report) => report.red);
  const add = (kind) => reports.reduce((sum, report) => sum + report[kind], 0);
  return [
    ...red.map((name) => `red: ${name}`),
    `${add('passed')} passed, ${red.length} failed, ${add('skipped')} skipped`,
  ];
}
