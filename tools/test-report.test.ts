import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from './paths.mjs';
import { closingLines, REPORT_FILE, readReport, slowestLines } from './test-report.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'samspel-report-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Returns the report of a Vitest run of these files. */
async function reportOf(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const report = join(folder, 'report.json');
  const program = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const reporter = join(root, 'tools', 'test-report.mjs');
  const { status } = spawnSync(
    process.execPath,
    [program, 'run', '--globals', `--root=${folder}`, `--reporter=${reporter}`],
    { env: { ...process.env, [REPORT_FILE]: report } },
  );
  return readReport(report, status);
}

describe('a run', () => {
  it('is green with what passed and what was left out', async () => {
    const text = "it('a', () => {}); it.skip('b', () => {}); it.todo('c');";
    expect(await reportOf({ 'some.test.js': text })).toMatchObject({ passed: 1, skipped: 2, red: [] });
  });

  it('names each test that failed, once, and says why in a line', async () => {
    const text = "describe('x', () => { it('a', () => { throw new Error('one\\ntwo'); }); it('b', () => {}); });";
    expect(await reportOf({ 'some.test.js': text })).toMatchObject({
      passed: 1,
      skipped: 0,
      red: ['some.test.js > x > a: one (line 1)'],
    });
  });

  it('says what was found where the message leaves it out', async () => {
    const text =
      "it('a', () => { expect([{ page: '/home', button: 'Lukk', fault: 'nothing that a person notices' }]).toEqual([]); });";
    const { red } = await reportOf({ 'some.test.js': text });
    expect(red).toEqual([expect.stringMatching(/^some\.test\.js > a: expected .* to deeply equal .*/)]);
    expect(red[0]).toContain('nothing that a person notices');
  });

  it('names a file that could not be read as tests, and a group that could not begin', async () => {
    const report = await reportOf({
      'broken.test.js': "throw new Error('no tests here');",
      'group.test.js':
        "describe('x', () => { beforeAll(() => { throw new Error('no world'); }); it('a', () => {}); });",
    });
    expect(report.red.sort()).toEqual([
      'broken.test.js: no tests here (line 1)',
      'group.test.js > x: no world (line 1)',
    ]);
  });

  it('names an error that no test caught', async () => {
    const text =
      "it('a', async () => { Promise.reject(new Error('left behind')); await new Promise((r) => setTimeout(r, 50)); });";
    expect(await reportOf({ 'some.test.js': text })).toMatchObject({
      passed: 1,
      skipped: 0,
      red: ['outside every test: left behind'],
    });
  });
});

it('the seconds of each file are kept', async () => {
  const text = "it('a', () => new Promise((done) => setTimeout(done, 300)));";
  const { seconds } = await reportOf({ 'slow.test.js': text, 'quick.test.js': "it('b', () => {});" });
  expect(Object.keys(seconds).sort()).toEqual(['quick.test.js', 'slow.test.js']);
  expect(seconds['slow.test.js']).toBeGreaterThanOrEqual(0.3);
});

describe('a run is red', () => {
  it('when it left no report', async () => {
    expect(await readReport(join(folder, 'none'), 0)).toMatchObject({ red: ['a run left no report and ended with 0'] });
  });

  it('when it ended badly although no test failed', async () => {
    const file = join(folder, 'report.json');
    writeFileSync(file, JSON.stringify({ passed: 4, skipped: 0, red: [] }));
    expect(await readReport(file, 1)).toEqual({ passed: 4, skipped: 0, red: ['a run ended with 1'] });
  });
});

it('the closing lines name what is red, and count', () => {
  const report = { passed: 42, skipped: 1, red: ['a: why'] };
  expect(closingLines(report)).toEqual(['red: a: why', '42 passed, 1 failed, 1 skipped']);
});

it('the ten slowest files are named, the slowest first', () => {
  const seconds = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`${index}.test.ts`, index]));
  const lines = slowestLines(seconds);
  expect(lines).toHaveLength(11);
  expect([lines[1], lines[10]]).toEqual(['   11.0 s  11.test.ts', '    2.0 s  2.test.ts']);
});
