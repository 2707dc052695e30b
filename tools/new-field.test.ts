import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from './copy-project.ts';

/** Checking the types of all packages takes minutes on a busy machine. */
const patience = 900_000;

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
}, patience);
afterAll(() => rmSync(copy.root, { recursive: true, force: true }));

const newField = (...args: string[]) => copy.run('tools/new-field.ts', ...args);
const ownRisk = ['grant', 'ownRisk', 'percent', 'Eigenrisiko', 'Egenrisiko', 'Own risk'];

/** A test of the new field, on the server: it is written, refused, kept in a revision, told in the history, and undone. */
const tested = `import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../core/testing/answers.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { makeGrant } from './testing/grants.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const save = (input: object) =>
  world.graphql<{ saved: { version: number; currentRevision: { ownRisk: number | null }; lastChange: { id: string } } }>(
    world.astrid,
    'mutation ($input: UpdateActionValueInput!) { saved: updateActionValue(input: $input) { version currentRevision { ownRisk } lastChange { id } } }',
    { input },
  );

it('is written, refused, told and undone', async () => {
  const { id, version } = await makeGrant(world);
  expect(refusalOf(await save({ id, version, ownRisk: 101 }))).toEqual(['input.outOfRange', 'input.ownRisk']);
  const { saved } = dataOf(await save({ id, version, ownRisk: 30 }));
  expect(saved).toMatchObject({ version: 2, currentRevision: { ownRisk: 30 } });
  const asked = \`{ actionValue(id: "\${id}") { currentRevision { ownRisk } history { nodes { id fields { field after { text } } } } } }\`;
  const read = async () => dataOf(await world.graphql<{ actionValue: object }>(world.astrid, asked)).actionValue;
  expect(await read()).toMatchObject({ history: { nodes: [{ fields: [{ field: 'ownRisk', after: [{ text: '30' }] }] }] } });
  dataOf(await world.graphql(world.astrid, \`mutation { undoChange(id: "\${saved.lastChange.id}") { id } }\`));
  expect(await read()).toMatchObject({ currentRevision: { ownRisk: null } });
});
`;

describe('npm run new:field', () => {
  test('refuses a kind, a name and a type that are none, and a field without words in three languages', () => {
    const [kind, name, type] = ownRisk as [string, string, string];
    const said = (...args: string[]) => newField(...args).output;
    expect(said('weather', name, type)).toMatch(/Name a kind whose fields are said once \(grant\)/);
    expect(said(kind, 'Own-risk', type)).toMatch(/Name the field as on the wire/);
    expect(said(kind, name, 'colour')).toMatch(/Say what it holds \(percent, amount, line\)/);
    expect(said(kind, name, type, 'Eigenrisiko')).toMatch(/in three languages/);
    expect(said(kind, 'ownShare', type, 'Eigendel', 'Egenandel', 'Own share')).toMatch(/has ownShare already/);
  });

  test('writes a field in at most eight files, that compiles, and works from the form to the undo', {
    timeout: patience,
  }, () => {
    const { status, output } = newField(...ownRisk);
    expect({ status, output }).toMatchObject({
      status: 0,
      output: expect.stringMatching(/Each grant has ownRisk now/),
    });
    expect(output.match(/^ {2}[+~] /gm)!.length).toBeLessThanOrEqual(8);
    for (const project of ['packages/server', 'packages/web']) {
      const checked = copy.run('node_modules/typescript/bin/tsc', '-p', project);
      expect(checked.status, checked.output).toBe(0);
    }
    expect(copy.run('tools/architecture.ts').output).not.toMatch(/ownRisk|own_risk/);

    writeFileSync(join(copy.root, 'packages/server/src/areas/grant/own-risk.test.ts'), tested);
    const tests = [
      'packages/domain/src/grant',
      'packages/i18n',
      'packages/web/src/areas/grant',
      'packages/server/src/areas/grant/own-risk',
    ];
    const ran = copy.run('node_modules/vitest/vitest.mjs', 'run', ...tests);
    expect(ran.status, ran.output).toBe(0);
  });
});
