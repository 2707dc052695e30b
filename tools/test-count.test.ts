import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { closingLine, readCount, sumOf } from './test-count.mjs';

const folder = mkdtempSync(join(tmpdir(), 'samspel-count-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What `readCount` makes of a run with this report and exit code. */
function count(exitCode: number, report?: object) {
  const file = join(folder, `${Math.random()}.json`);
  if (report) writeFileSync(file, JSON.stringify(report));
  return readCount(file, exitCode);
}

const nothing = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
const failedTest = { status: 'failed', assertionResults: [{ status: 'failed' }] };
const brokenFile = { status: 'failed', assertionResults: [] };

describe('a run counts as failed', () => {
  it('when it left no report', async () => {
    expect(await count(0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('when a file could not be read as tests', async () => {
    const report = { ...nothing, numPassedTests: 4, testResults: [brokenFile] };
    expect(await count(1, report)).toEqual({ passed: 4, failed: 1, skipped: 0 });
  });

  it('when it ended badly although no test failed', async () => {
    expect(await count(1, { ...nothing, numPassedTests: 4 })).toEqual({ passed: 4, failed: 1, skipped: 0 });
  });

  it('as often as tests failed, each once', async () => {
    const report = { ...nothing, numFailedTests: 2, testResults: [failedTest, failedTest] };
    expect(await count(1, report)).toEqual({ passed: 0, failed: 2, skipped: 0 });
  });
});

it('the closing line adds up all runs', async () => {
  const runs = [
    await count(0, { ...nothing, numPassedTests: 40, numPendingTests: 1 }),
    await count(0, { ...nothing, numPassedTests: 2, numTodoTests: 1 }),
  ];
  expect(closingLine(sumOf(runs))).toBe('42 passed, 0 failed, 2 skipped');
});
