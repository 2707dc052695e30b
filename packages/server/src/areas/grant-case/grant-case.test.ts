import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../core/testing/answers.ts';
import type { TestPerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { application, call, makeGrant } from '../grant/testing/grants.ts';

let world: World;
let grant: string;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
});
afterAll(() => world.close());
beforeEach(async () => {
  grant = (await makeGrant(world)).id;
});

type Case = { id: string; version: number; state: string; notes: string | null; responsible: { name: string } | null };
const parts = `id version state amountApplied amountGranted notes responsible { name } grant { title } title deadline
  moves { state reason at by { name } }`;

const start = (as: TestPerson, id = grant) =>
  world.graphql<{ startGrantCase: Case }>(as, `mutation ($id: ID!) { startGrantCase(id: $id) { ${parts} } }`, { id });
const update = (as: TestPerson, input: object) =>
  world.graphql<{ updateGrantCase: Case }>(
    as,
    `mutation ($input: UpdateGrantCaseInput!) { updateGrantCase(input: $input) { ${parts} } }`,
    { input },
  );
const move = (as: TestPerson, input: object) =>
  world.graphql<{ moveGrantCase: Case }>(
    as,
    `mutation ($input: MoveGrantCaseInput!) { moveGrantCase(input: $input) { ${parts} } }`,
    { input },
  );
const read = (as: TestPerson, id = grant) =>
  world.graphql<{ grantCase: Case | null; grantCases: Case[] }>(
    as,
    `query ($id: ID!) { grantCase(grant: $id) { ${parts} } grantCases { ${parts} } }`,
    { id },
  );
const started = async (as: TestPerson, id = grant) => dataOf(await start(as, id)).startGrantCase;
/** Moves a case through states as Kari; returns the moved case. */
async function walk({ id, version }: Case, ...states: string[]): Promise<Case> {
  let moved = { id, version } as Case;
  for (const state of states)
    moved = dataOf(await move(world.kari, { id, version: moved.version, state })).moveGrantCase;
  return moved;
}

describe('a case', () => {
  it('is neither read nor changed by another municipality, nor by an admin of another', async () => {
    const { id } = await started(world.kari);
    dataOf(await update(world.kari, { id, version: 1, notes: 'Løyndom' }));
    expect(refusalOf(await update(world.per, { id, version: 2, notes: 'Mitt' }))).toEqual(['notFound', 'input.id']);
    expect(refusalOf(await move(world.per, { id, version: 2, state: 'APPLYING' }))).toEqual(['notFound', 'input.id']);
    const admin = world.db.updateTable('person').where('id', '=', world.per.id);
    await admin.set({ is_admin: true }).execute();
    const seen = await read(world.per);
    expect(refusalOf(await update(world.per, { id, version: 2, notes: 'Mitt' }))).toEqual(['notFound', 'input.id']);
    await admin.set({ is_admin: false }).execute();
    expect(dataOf(seen).grantCase).toBeNull();
    expect(JSON.stringify(seen)).not.toContain('Løyndom');
    expect(dataOf(await read(world.ola)).grantCase).toMatchObject({ notes: 'Løyndom', version: 2 });
  });

  it('is not started on a draft, on what was removed, or on something else', async () => {
    const { id: draft } = await makeGrant(world, { status: 'DRAFT' });
    expect(refusalOf(await start(world.kari, draft))).toEqual(['notFound', 'id']);
    expect(refusalOf(await start(world.astrid, draft))).toEqual(['subject.draft', 'id']);
    expect(refusalOf(await start(world.kari, '999999999'))).toEqual(['notFound', 'id']);
    await world.graphql(world.astrid, `mutation { removeActionValue(id: "${grant}") }`);
    expect(refusalOf(await start(world.kari))).toEqual(['notFound', 'id']);
    expect(refusalOf(await read(world.kari))).toEqual(['notFound', 'grant']);
  });

  it('asks for the permission', async () => {
    const { id } = await started(world.per);
    const permissions = world.db.updateTable('organization').where('id', '=', world.lundvik.id);
    await permissions.set({ permissions: ['CALENDAR'] }).execute();
    const refusals = [await start(world.per), await read(world.per), await update(world.per, { id, version: 1 })];
    await permissions.set({ permissions: ['CALENDAR', 'ACTION_VALUE'] }).execute();
    expect(refusals.map(refusalOf)).toEqual([['noPermission'], ['noPermission'], ['noPermission']]);
  });

  it('is one for the municipality, whoever presses and however many at once', async () => {
    const all = await Promise.all([start(world.kari), start(world.ola), start(world.kari), start(world.per)]);
    const [kari, ola, again, per] = all.map((answer) => dataOf(answer).startGrantCase.id);
    expect([ola, again]).toEqual([kari, kari]);
    expect(per).not.toBe(kari);
    expect(dataOf(await read(world.ola)).grantCase).toMatchObject({ state: 'CONSIDERING', version: 1 });
  });

  it('has a responsible person of the municipality, at first who started it, amounts and notes', async () => {
    const { id, responsible: first } = await started(world.kari);
    expect(first).toEqual({ name: world.kari.name });
    for (const responsible of [world.per.id, 999999999])
      expect(refusalOf(await update(world.kari, { id, version: 1, responsible: String(responsible) }))).toEqual([
        'grantCase.responsible',
        'input.responsible',
      ]);
    for (const amountApplied of [-1, 2_000_000_001])
      expect(refusalOf(await update(world.kari, { id, version: 1, amountApplied }))).toEqual([
        'input.outOfRange',
        'input.amountApplied',
      ]);
    expect((await update(world.kari, { id, version: 1, amountApplied: 1e15 })).errors).toBeDefined();
    expect(refusalOf(await update(world.kari, { id, version: 1, notes: 'x'.repeat(10_001) }))).toEqual([
      'input.tooLong',
      'input.notes',
    ]);
    const written = { responsible: String(world.ola.id), amountApplied: 500_000, notes: 'Ring Bufdir\nfør mai' };
    const saved = dataOf(await update(world.kari, { id, version: 1, ...written })).updateGrantCase;
    expect(saved).toMatchObject({ ...written, version: 2, responsible: { name: 'Ola Vik' }, amountGranted: null });
    const emptied = await update(world.ola, { id, version: 2, responsible: null, notes: '' });
    expect(dataOf(emptied).updateGrantCase).toMatchObject({ responsible: null, notes: null, amountApplied: 500_000 });
  });

  it('is moved by allowed moves alone, and keeps who moved it, when, and why it was refused', async () => {
    const applied = await walk(await started(world.kari), 'APPLYING', 'APPLIED');
    const { id, version } = applied;
    expect(refusalOf(await move(world.ola, { id, version, state: 'REPORTING' }))).toEqual([
      'grantCase.move',
      'input.state',
    ]);
    expect(refusalOf(await move(world.ola, { id, version, state: 'REFUSED' }))).toEqual([
      'input.required',
      'input.reason',
    ]);
    world.setNow('2026-05-02T09:00:00Z');
    const refused = dataOf(await move(world.ola, { id, version, state: 'REFUSED', reason: 'For få midlar' }));
    world.setNow('2026-03-02T09:00:00Z');
    expect(refused.moveGrantCase).toMatchObject({
      state: 'REFUSED',
      moves: [
        { state: 'REFUSED', reason: 'For få midlar', by: { name: 'Ola Vik' }, at: '2026-05-02T09:00:00.000Z' },
        { state: 'APPLIED', reason: null, by: { name: 'Kari Nes' } },
        { state: 'APPLYING' },
        { state: 'CONSIDERING', at: '2026-03-02T09:00:00.000Z' },
      ],
    });
    const late = await move(world.kari, { id, version: version + 1, state: 'REPORTING' });
    expect(refusalOf(late)).toEqual(['grantCase.move', 'input.state']);
    expect(dataOf(await read(world.kari)).grantCase).toMatchObject({ state: 'REFUSED', version: version + 1 });
  });

  it('is moved by one of two who move it at once; the other is told', async () => {
    const { id } = await started(world.kari);
    const both = await Promise.all([
      move(world.kari, { id, version: 1, state: 'APPLYING' }),
      move(world.ola, { id, version: 1, state: 'CLOSED' }),
    ]);
    expect(both.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(refusalOf(both.find(({ errors }) => errors)!)).toEqual(['conflict', 'input.version']);
  });

  it('stays, and is worked on, where its grant was removed: it keeps the title and the deadline that people knew', async () => {
    world.setNow('2026-06-02T09:00:00Z');
    const { id } = await started(world.kari);
    await world.graphql(world.astrid, `mutation { removeActionValue(id: "${grant}") }`);
    const moved = dataOf(await move(world.kari, { id, version: 1, state: 'CLOSED' })).moveGrantCase;
    const kept = { grant: null, title: 'Tilskot til bustadtiltak', deadline: null };
    expect(moved).toMatchObject({ state: 'CLOSED', ...kept });
    expect(dataOf(await read(world.kari, (await makeGrant(world)).id)).grantCases[0]).toMatchObject({ id, ...kept });
  });

  it('tells nothing of the draft that its grant was made', async () => {
    const made = await makeGrant(world, { deadlines: [application('2026-09-01')] });
    const { id } = await started(world.kari, made.id);
    const listed = async () => dataOf(await read(world.kari)).grantCases.find((one) => one.id === id);
    const renamed = { id: made.id, version: 1, title: 'Husbankmidlar', deadlines: [application('2026-10-01')] };
    dataOf(await call(world, world.astrid, 'updateActionValue', renamed));
    const known = { title: 'Husbankmidlar', deadline: '2026-10-01' };
    expect(await listed()).toMatchObject(known);
    const draft = { title: 'Ikkje vedteken ordning', deadlines: [application('2026-12-01')], status: 'DRAFT' };
    dataOf(await call(world, world.astrid, 'updateActionValue', { id: made.id, version: 2, ...draft }));
    expect(await listed()).toMatchObject({ grant: null, ...known });
    dataOf(await call(world, world.astrid, 'updateActionValue', { id: made.id, version: 3, status: 'PUBLISHED' }));
    expect(await listed()).toMatchObject({ grant: { title: draft.title }, title: draft.title, deadline: '2026-12-01' });
  });
});
