// Counts what the test runs found.
import { readFile } from 'node:fs/promises';

/**
 * How many tests of a run passed, failed and were skipped, from Vitest's JSON report. A file that could not be read as tests counts as one failure, and so does
 * a run that ended badly without a failed test, or left no report.
 */
export async function readCount(file, exitCode) {
  const report = await readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const broken = report.testResults.filter(({ status, assertionResults }) => {
    return status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
  }).length;
  const failed = report.numFailedTests + broken;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}

/** All counts added up. */
export function sumOf(counts) {
  const add = (kind) => counts.reduce((sum, count) => sum + count[kind], 0);
  return { passed: add('passed'), failed: add('failed'), skipped: add('skipped') };
}

/** The last line of `npm test`, which people and machines read. */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
