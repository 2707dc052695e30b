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
const estimatedDays = ['activity', 'estimatedDays', 'number', 'Dagsverk', 'Dagsverk', 'Days of work'];
const ownRisk = ['grant', 'ownRisk', 'percent', 'Eigenrisiko', 'Egenrisiko', 'Own risk'];

/** A test of the new field of a grant, on the server: it is written, refused, kept in a revision, told in the history, and undone. */
const testOfGrant = `import { afterAll, beforeAll, expect, it } from 'vitest';
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

/**
 * A test of the new field of an activity, on the server: activities have it from their series, one alone as all together, a copy and a carried one
 * too; it is refused, told and undone.
 */
const testOfActivity = `import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../core/testing/answers.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { copied } from './testing/copies.ts';
import { call, makeCalendar, makeEvent } from './testing/wheels.ts';

let world: World;
let wheel: string;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
  wheel = await makeCalendar(world, world.kari);
});
afterAll(() => world.close());

type Series = { version: number; estimatedDays: number | null; instances: { nodes: { id: string; version: number; estimatedDays: number | null }[] } };
const parts = 'version estimatedDays instances { nodes { id version estimatedDays lastChange { id } } }';
const read = async (id: string) => dataOf(await world.graphql<{ event: Series }>(world.kari, \`{ event(id: "\${id}") { \${parts} } }\`)).event;
const days = ({ estimatedDays, instances: { nodes } }: Series) => [estimatedDays, ...nodes.map((one) => one.estimatedDays)];
const dates = { activities: [{ startDate: '2026-06-01' }, { startDate: '2026-07-01' }], estimatedDays: 5 };

it('is had from the series until an activity gets its own, is refused, and is told and undone', async () => {
  const { id } = await makeEvent(world, world.kari, wheel, dates);
  expect(days(await read(id))).toEqual([5, 5, 5]);
  const [first] = (await read(id)).instances.nodes;
  const own = (estimatedDays: number) => call(world, world.kari, 'updateEventInstance', { id: first!.id, version: 1, estimatedDays });
  expect(refusalOf(await own(0))).toEqual(['input.outOfRange', 'input.estimatedDays']);
  expect(refusalOf(await own(10_001))).toEqual(['input.outOfRange', 'input.estimatedDays']);
  dataOf(await own(8));
  dataOf(await call(world, world.kari, 'updateEvent', { id, version: 1, estimatedDays: 6 }));
  expect(days(await read(id))).toEqual([6, 8, 6]);
  const query = \`{ eventInstance(id: "\${first!.id}") { lastChange { id fields { field after { text } } } } }\`;
  type Told = { eventInstance: { lastChange: { id: string } } };
  const { lastChange } = dataOf(await world.graphql<Told>(world.kari, query)).eventInstance;
  expect(lastChange).toMatchObject({ fields: [{ field: 'estimatedDays', after: [{ text: '8' }] }] });
  dataOf(await world.graphql(world.kari, \`mutation { undoChange(id: "\${lastChange.id}") { id } }\`));
  expect(days(await read(id))).toEqual([6, 5, 6]);
});

it('of a single activity is one of its series too, also when it is emptied', async () => {
  const { id, instances } = await makeEvent(world, world.kari, wheel, { estimatedDays: 3 });
  const own = (version: number, estimatedDays: number | null) =>
    call(world, world.kari, 'updateEventInstance', { id: instances.nodes[0]!.id, version, estimatedDays });
  dataOf(await own(1, 4));
  expect(days(await read(id))).toEqual([4, 4]);
  dataOf(await own(2, null));
  expect(days(await read(id))).toEqual([null, null]);
});

it('goes on with a repetition, and into a copy', async () => {
  const repeated = { startDate: '2026-06-01', repetitionDefinition: { unit: 'YEAR', interval: 1 }, estimatedDays: 2 };
  const { id } = await makeEvent(world, world.kari, wheel, repeated);
  expect(days(await read(id))).toEqual([2, 2, 2, 2, 2]);
  const copy = await copied(world, world.kari, wheel);
  const query = \`{ calendar(id: "\${copy}") { eventInstances(limit: 100) { nodes { estimatedDays event { estimatedDays } } } } }\`;
  type Copy = { calendar: { eventInstances: { nodes: { estimatedDays: number | null; event: { estimatedDays: number | null } }[] } } };
  const { nodes } = dataOf(await world.graphql<Copy>(world.kari, query)).calendar.eventInstances;
  expect(nodes.filter((one) => one.estimatedDays === 2 && one.event.estimatedDays === 2)).toHaveLength(4);
});
`;

const rooms = ['topic', 'rooms', 'number', 'Rom', 'Rom', 'Rooms'];
const budget = ['calendar', 'budget', 'number', 'Budsjett', 'Budsjett', 'Budget'];

/** A test of the new field of a kind with its own access list, on the server: it is written and read, hidden with the rest, told in the history, and undone. */
const testOfRoot = (
  Type: string,
  name: string,
  needed: string,
  imported = '',
  further = '',
) => `import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../core/testing/answers.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
${imported}
let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

type Saved = { saved: { id: string; version: number; ${name}: number | null; lastChange: { id: string } | null } };
const save = (verb: 'create' | 'update', input: object) =>
  world.graphql<Saved>(
    world.kari,
    \`mutation ($input: \${verb === 'create' ? 'Create' : 'Update'}${Type}Input!) { saved: \${verb}${Type}(input: $input) { id version ${name} lastChange { id } } }\`,
    { input },
  );

it('is written, refused, hidden, told and undone', async () => {
  const { saved: made } = dataOf(await save('create', { title: 'Ein', ${needed} ${name}: 4 }));
  expect(made).toMatchObject({ version: 1, ${name}: 4 });
  const { id } = made;
  expect(refusalOf(await save('update', { id, version: 1, ${name}: -1 }))).toEqual(['input.outOfRange', 'input.${name}']);
  const { saved } = dataOf(await save('update', { id, version: 1, ${name}: 30 }));
  expect(saved).toMatchObject({ version: 2, ${name}: 30 });
  const asked = \`{ ${Type.toLowerCase()}(id: "\${id}") { isLimited ${name} history { nodes { fields { field after { text } } } } } }\`;
  type Read = Record<'${Type.toLowerCase()}', { isLimited: boolean; ${name}: number | null }>;
  const read = async (who = world.kari) => dataOf(await world.graphql<Read>(who, asked)).${Type.toLowerCase()};
  expect(await read()).toMatchObject({ history: { nodes: [{ fields: [{ field: '${name}', after: [{ text: '30' }] }] }] } });
  expect(await read(world.per)).toMatchObject({ isLimited: true, ${name}: null });
  dataOf(await world.graphql(world.kari, \`mutation { undoChange(id: "\${saved.lastChange!.id}") { id } }\`));
  expect(await read()).toMatchObject({ ${name}: 4 });
});
${further}`;

/** A test that a copy of a year wheel, also one for next year, has what the new field says. */
const testOfCopy = `
it('goes into a copy, of this year and for next', async () => {
  const { saved } = dataOf(await save('create', { title: 'Mal', color: '#1f6f8b', budget: 7 }));
  for (const from of ['THIS_YEAR', 'NEXT_YEAR'] as const) {
    const id = await copied(world, world.kari, saved.id, from, from);
    const { calendar } = dataOf(await world.graphql<{ calendar: object }>(world.kari, \`{ calendar(id: "\${id}") { title budget } }\`));
    expect(calendar).toEqual({ title: from, budget: 7 });
  }
});
`;
const described = `category: 'TOPIC', description: JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Om' }] }] }),`;

/** What is made of the fields is tested where their lists stand, of each kind. */
const fields = [
  {
    args: ownRisk,
    kind: 'grant',
    name: 'ownRisk',
    path: 'packages/server/src/areas/grant/own-risk.test.ts',
    tested: testOfGrant,
  },
  {
    args: estimatedDays,
    kind: 'activity',
    name: 'estimatedDays',
    path: 'packages/server/src/areas/calendar/estimated-days.test.ts',
    tested: testOfActivity,
  },
  {
    args: rooms,
    kind: 'topic',
    name: 'rooms',
    path: 'packages/server/src/areas/topic/rooms.test.ts',
    tested: testOfRoot('Topic', 'rooms', described),
  },
  {
    args: budget,
    kind: 'year wheel',
    name: 'budget',
    path: 'packages/server/src/areas/calendar/budget.test.ts',
    tested: testOfRoot(
      'Calendar',
      'budget',
      "color: '#1f6f8b',",
      "import { copied } from './testing/copies.ts';\n",
      testOfCopy,
    ),
  },
];

describe('npm run new:field', () => {
  test('refuses a kind, a name and a type that are none, and a field without words in three languages', () => {
    const [kind, name, type] = ownRisk as [string, string, string];
    const said = (...args: string[]) => newField(...args).output;
    expect(said('weather', name, type)).toMatch(
      /Name a kind whose fields are said once \(grant, topic, calendar, activity\)/,
    );
    expect(said(kind, 'Own-risk', type)).toMatch(/Name the field as on the wire/);
    expect(said(kind, name, 'colour')).toMatch(/Say what it holds \(percent, amount, number, line\)/);
    expect(said('activity', name, 'percent')).toMatch(/Say what it holds \(number, line\)/);
    expect(said(kind, name, type, 'Eigenrisiko')).toMatch(/in three languages/);
    expect(said(kind, 'ownShare', type, 'Eigendel', 'Egenandel', 'Own share')).toMatch(/has ownShare already/);
  });

  test('writes a field in at most eight files, that compiles, and works from the form to the undo', {
    timeout: patience,
  }, () => {
    for (const { args, kind, name, path, tested } of fields) {
      const { status, output } = newField(...args);
      expect({ status, output }).toMatchObject({
        status: 0,
        output: expect.stringContaining(`Each ${kind} has ${name} now`),
      });
      expect(output.match(/^ {2}[+~] /gm)!.length).toBeLessThanOrEqual(8);
      writeFileSync(join(copy.root, path), tested);
    }
    for (const project of ['packages/server', 'packages/web']) {
      const checked = copy.run('node_modules/typescript/bin/tsc', '-p', project);
      expect(checked.status, checked.output).toBe(0);
    }
    expect(copy.run('tools/architecture.ts').output).not.toMatch(
      /ownRisk|own_risk|estimatedDays|estimated_days|rooms|budget/,
    );

    const tests = [
      'packages/domain/src/grant',
      'packages/domain/src/calendar/event.input',
      'packages/domain/src/topic',
      'packages/i18n',
      'packages/web/src/areas/grant',
      'packages/web/src/areas/calendar/edit',
      'packages/web/src/areas/calendar/fields',
      'packages/web/src/areas/calendar/activity.fields',
      'packages/web/src/areas/calendar/calendar.fields',
      'packages/web/src/areas/topic/topic.fields',
      'packages/web/src/areas/calendar/series/series',
      'packages/server/src/areas/grant/own-risk',
      'packages/server/src/areas/calendar/estimated-days',
      'packages/server/src/areas/calendar/budget',
      'packages/server/src/areas/topic/rooms',
    ];
    const ran = copy.run('node_modules/vitest/vitest.mjs', 'run', ...tests);
    expect(ran.status, ran.output).toBe(0);
  });
});
