import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from './copy-project.ts';
import { journeyOf } from './new-area/templates.ts';

/** Building everything anew takes minutes on a busy machine. */
const patience = 900_000;

let copied: ProjectCopy;
let copy: string;
beforeAll(async () => {
  copied = await copyProject();
  copy = copied.root;
}, patience);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const meeting = {
  name: 'meeting',
  nn: { one: 'Møte', many: 'Møte' },
  nb: { one: 'Møte', many: 'Møter' },
  en: { one: 'Meeting', many: 'Meetings' },
};

const run = (...args: string[]) => copied.run(...args);
const newArea = (...args: string[]) => run('tools/new-area.ts', ...args);
const read = (path: string) => readFileSync(join(copy, path), 'utf8');

/** Runs the copy's own tests, and returns their output. */
function passes(...tests: string[]): string {
  const { status, output } = run('node_modules/vitest/vitest.mjs', 'run', ...tests);
  expect(status, output).toBe(0);
  return output;
}

describe('npm run new:area', () => {
  test('refuses a name that is none, and one without words in three languages', () => {
    expect(newArea('My-Area')).toMatchObject({
      status: 1,
      output: expect.stringMatching(/one lower-case English word/),
    });
    expect(newArea('meeting', 'Møte')).toMatchObject({ status: 1, output: expect.stringMatching(/three languages/) });
  });

  test('refuses an area that is there, and writes nothing', () => {
    const before = read('packages/server/src/areas/index.ts');
    const { status, output } = newArea('calendar', 'Årshjul', 'Årshjul', 'Year wheel');
    expect({ status, output }).toMatchObject({ status: 1, output: expect.stringMatching(/is there already/) });
    expect(read('packages/server/src/areas/index.ts')).toBe(before);
  });

  test('refuses a kind of subject that is there, and writes nothing', () => {
    const migrations = readdirSync(join(copy, 'packages/server/migrations'));
    expect(newArea('event', 'Hending', 'Hendelse', 'Event')).toMatchObject({
      status: 1,
      output: expect.stringMatching(/kind EVENT is there already/),
    });
    expect(readdirSync(join(copy, 'packages/server/migrations'))).toEqual(migrations);
  });

  test('writes an area that compiles, keeps the rules of the house, and passes its own tests', {
    timeout: patience,
  }, () => {
    const made = newArea('meeting', 'Møte', 'Møte/Møter', 'Meeting/Meetings');
    expect(made).toMatchObject({
      status: 0,
      output: expect.stringMatching(/The area meeting is there, and works: its things are listed at \/app\/meeting/),
    });
    const [written, edited] = ['+', '~'].map((sign) => made.output.split(`\n  ${sign} `).length - 1);
    expect(written).toBeLessThanOrEqual(15);
    expect(edited).toBeLessThanOrEqual(5);

    expect(read('packages/i18n/src/meeting.ts')).toContain("'meeting.many': ['Møte', 'Møter', 'Meetings']");
    expect(read('packages/server/printed/schema.graphql')).toContain('meeting(id: ID!): Meeting!');
    expect(read('packages/server/printed/tables.ts')).toMatch(/SubjectKind = .*'MEETING'/);
    expect(read('docs/access.md')).toContain('`updateMeeting`');

    for (const project of ['packages/domain', 'packages/i18n', 'packages/server', 'packages/web', '.']) {
      expect(run('node_modules/typescript/bin/tsc', '-p', project).output).not.toMatch(/meeting/i);
    }
    expect(run('tools/architecture.ts').output).not.toMatch(/meeting/);
    passes('packages/server/src/areas/meeting', 'packages/i18n');
  });

  test('does what every kind of thing does, and is counted in the matrix, with no further edit', {
    timeout: patience,
  }, () => {
    const tests = ['every-root', 'every-root-attachments', 'matrix', 'roots.matrix'].map(
      (name) => `packages/server/src/matrix/${name}.test.ts`,
    );
    const tested = passes(...tests, '-t', '[mM]eeting|the list of operations');
    expect(tested).toMatch(/Tests .*\d\d passed/);
  });

  test('shows its things in a browser, from the first to the trash and back, with all that hangs on them', {
    timeout: patience,
  }, () => {
    writeFileSync(join(copy, 'e2e/journeys/meeting.test.ts'), journeyOf(meeting));
    const build = `await (await import('${join(copy, 'tools/web.mjs')}')).ensureWebBuilt()`;
    expect(run('--input-type=module', '-e', build)).toMatchObject({ status: 0 });
    passes('--project=journeys', 'e2e/journeys/meeting.test.ts');
  });

  test('leaves nothing to print, and npm run print -- --check says so when there is', { timeout: patience }, () => {
    expect(run('tools/print.ts', '--check')).toMatchObject({ status: 0 });
    const schema = join(copy, 'packages/server/printed/schema.graphql');
    appendFileSync(schema, '# by hand');
    const { status, output } = run('tools/print.ts', '--check');
    expect({ status, output }).toEqual({
      status: 1,
      output: expect.stringMatching(/schema\.graphql: .*run npm run print/),
    });
    expect(readFileSync(schema, 'utf8')).toMatch(/# by hand$/);
  });
});
