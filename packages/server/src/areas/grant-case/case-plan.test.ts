import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../core/testing/answers.ts';
import type { TestPerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { hidden } from '../../subject/testing/things.ts';
import { call as callCalendar, makeCalendar, removeActivity } from '../calendar/testing/wheels.ts';
import { application, call, type Made, makeGrant, report } from '../grant/testing/grants.ts';

let world: World;
let grant: Made;
let wheel: string;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow('2026-03-02T09:00:00Z');
  grant = await makeGrant(world, { deadlines: [application('2026-06-01'), report('2027-06-01')] });
  wheel = await makeCalendar(world, world.kari);
});

type Task = { title: string; state: string; day: string; newDay: string | null; activity: { id: string } | null };
type Plan = { id: string; type: string; deadline: string; movedTo: string | null; isGone: boolean; tasks: Task[] };
type Case = { id: string; version: number; plans: Plan[] };
const parts = `id version plans { id type deadline movedTo isGone calendar { id }
  tasks { title state day newDay activity { id title } } }`;
const mutate = <Name extends string>(as: TestPerson, name: Name, input: object) =>
  world.graphql<Record<Name, Case>>(
    as,
    `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${parts} } }`,
    { input },
  );
const plan = (as: TestPerson, input: object) => mutate(as, 'planGrantCase', input);
const follow = (as: TestPerson, input: object) => mutate(as, 'followGrantCaseDeadline', input);
const undo = (as: TestPerson, input: object) => mutate(as, 'undoGrantCasePlan', input);
const read = async (as: TestPerson) =>
  dataOf(
    await world.graphql<{ grantCase: Case }>(as, `query ($id: ID!) { grantCase(grant: $id) { ${parts} } }`, {
      id: grant.id,
    }),
  ).grantCase;

/** Kari's case on the grant, moved to a state. */
async function caseIn(...states: string[]): Promise<Case> {
  const start = `mutation ($id: ID!) { startGrantCase(id: $id) { ${parts} } }`;
  let made = dataOf(await world.graphql<{ startGrantCase: Case }>(world.kari, start, { id: grant.id })).startGrantCase;
  for (const state of states) {
    const { id, version } = made;
    made = dataOf(await mutate(world.kari, 'moveGrantCase', { id, version, state })).moveGrantCase;
  }
  return made;
}
const tasks = [
  { title: 'Les utlysinga', daysBefore: 60 },
  { title: 'Budsjett', daysBefore: 30 },
  { title: 'Send', daysBefore: 2 },
];
const deadlineOf = (type: string) => grant.currentRevision.deadlines.find((one) => one.type === type)!.id;
/** The input that plans the three tasks before the application. */
const wanted = ({ id, version }: Case, more: object = {}) => ({
  ...{ id, version, type: 'APPLICATION', calendar: wheel, deadline: deadlineOf('APPLICATION'), tasks },
  ...more,
});
/** A case with the three tasks in Kari's wheel. */
const planned = async () => dataOf(await plan(world.kari, wanted(await caseIn('APPLYING')))).planGrantCase;
/** The admin moves the application deadline. */
async function moveCall(date: string) {
  const now = await world.db
    .selectFrom('subject')
    .select('version')
    .where('id', '=', Number(grant.id))
    .executeTakeFirstOrThrow();
  const input = { id: grant.id, version: now.version, deadlines: [application(date), report('2027-06-01')] };
  dataOf(await call(world, world.astrid, 'updateActionValue', input));
}
const states = ({ plans }: Case) => plans[0]!.tasks.map(({ state, day }) => `${state} ${day}`);
const activity = (made: Case, at: number) => made.plans[0]!.tasks[at]!.activity!.id;
const activitiesIn = (id: string) =>
  world.db
    .selectFrom('event_instance as i')
    .innerJoin('subject as s', 's.id', 'i.id')
    .select(['s.title', 'i.start_date'])
    .where('i.calendar_id', '=', Number(id))
    .where('s.removed_with', 'is', null)
    .orderBy('i.start_date')
    .execute();

describe('tasks before a deadline', () => {
  it('are refused where the case, the deadline, the tasks or the year wheel do not allow it, and nothing is written', async () => {
    const considered = await caseIn();
    expect(refusalOf(await plan(world.kari, wanted(considered)))).toEqual(['grantCase.notPlanned', 'input.type']);
    const own = await caseIn('APPLYING');
    const other = await makeGrant(world, { deadlines: [application('2026-06-01')] });
    const refused = async (more: object, as = world.kari) => refusalOf(await plan(as, wanted(own, more)));
    const deadline = undefined;
    expect(await refused({ deadline: other.currentRevision.deadlines[0]!.id })).toEqual(['notFound', 'input.deadline']);
    expect(await refused({ deadline: deadlineOf('REPORT') })).toEqual(['notFound', 'input.deadline']);
    expect(await refused({ deadline, day: '2026-03-01' })).toEqual(['grantCase.deadlinePassed', 'input.day']);
    expect(await refused({ deadline, day: '2026-02-30' })).toEqual(['input.day', 'input.day']);
    expect(await refused({ deadline })).toEqual(['input.required', 'input.day']);
    expect(await refused({ day: '2026-06-02' })).toEqual(['input.eitherOr', 'input.day']);
    expect(await refused({ tasks: [] })).toEqual(['input.required', 'input.tasks']);
    expect(await refused({ tasks: [{ title: ' ', daysBefore: 1 }] })).toEqual([
      'input.required',
      'input.tasks.0.title',
    ]);
    expect(await refused({ tasks: [{ title: 'Send', daysBefore: -1 }] })).toEqual([
      'input.outOfRange',
      'input.tasks.0.daysBefore',
    ]);
    expect(await refused({ deadline, day: '2060-01-01' })).toEqual(['input.outsideYears', 'input.tasks.0.startDate']);
    expect(await refused({ type: 'REPORT' })).toEqual(['grantCase.notPlanned', 'input.type']);
    expect(await refused({}, world.ola)).toEqual(['notAllowed', 'input.calendar']);
    expect(await refused({}, world.per)).toEqual(['notFound', 'input.id']);
    const secret = await makeCalendar(world, world.kari, hidden);
    expect(await refused({ calendar: secret }, world.ola)).toEqual(['notFound', 'input.calendar']);
    await world.graphql(world.kari, `mutation { archiveCalendar(id: "${wheel}") { id } }`);
    expect(await refused({})).toEqual(['calendar.archived']);
    await world.graphql(world.kari, `mutation { removeCalendar(id: "${secret}") }`);
    expect(await refused({ calendar: secret })).toEqual(['notFound', 'input.calendar']);
    expect(await activitiesIn(wheel)).toEqual([]);
    expect((await read(world.kari)).version).toBe(own.version);
  });

  it('become activities of the wheel, each so many days before, on a working day, those whose day has passed today', async () => {
    const made = await planned();
    expect(await activitiesIn(wheel)).toEqual([
      { title: 'Les utlysinga: Tilskot til bustadtiltak', start_date: '2026-04-01' },
      { title: 'Budsjett: Tilskot til bustadtiltak', start_date: '2026-04-30' },
      { title: 'Send: Tilskot til bustadtiltak', start_date: '2026-05-29' },
    ]);
    expect(made.plans).toMatchObject([{ type: 'APPLICATION', deadline: '2026-06-01', movedTo: null, isGone: false }]);
    expect(refusalOf(await plan(world.kari, wanted(made)))).toEqual(['grantCase.planned', 'input.calendar']);
    const other = await makeCalendar(world, world.kari);
    world.setNow('2026-05-10T09:00:00Z');
    const late = dataOf(await plan(world.kari, wanted(made, { calendar: other }))).planGrantCase;
    expect(late.plans[1]!.tasks.map(({ day }) => day)).toEqual(['2026-05-11', '2026-05-11', '2026-05-29']);
  });

  it('are unknown to those who may not read the wheel, whether the case is theirs or not', async () => {
    wheel = await makeCalendar(world, world.kari, hidden);
    const { id, version, plans } = await planned();
    expect((await read(world.ola)).plans).toEqual([]);
    const seen = { id, version, plan: plans[0]!.id };
    await moveCall('2026-06-11');
    for (const refused of [
      await follow(world.ola, { ...seen, to: '2026-06-11', isMoved: true }),
      await undo(world.ola, seen),
    ])
      expect(refusalOf(refused)).toEqual(['notFound', 'input.plan']);
    expect(await activitiesIn(wheel)).toHaveLength(3);
  });

  it('lead up to a report by a day of their own, which nothing moves', async () => {
    const granted = await caseIn('APPLYING', 'APPLIED', 'GRANTED');
    const input = wanted(granted, { type: 'REPORT', deadline: undefined, day: '2026-12-01' });
    const { plans } = dataOf(await plan(world.kari, input)).planGrantCase;
    expect(plans).toMatchObject([{ type: 'REPORT', deadline: '2026-12-01', movedTo: null, isGone: false }]);
  });
});

describe('when the deadline of the call moves, the tasks', () => {
  it('stay until somebody says so, then follow, but for those that were done, moved by hand or removed', async () => {
    const made = await planned();
    await moveCall('2026-06-11');
    await removeActivity(world, world.kari, activity(made, 0));
    await callCalendar(world, world.kari, 'updateEventInstance', {
      ...{ id: activity(made, 1), version: 1, startDate: '2026-05-05', endDate: '2026-05-05' },
    });
    const shown = await read(world.ola);
    expect(shown.plans[0]).toMatchObject({ deadline: '2026-06-01', movedTo: '2026-06-11' });
    expect(shown.plans[0]!.tasks.map(({ newDay }) => newDay)).toEqual([null, null, '2026-06-09']);
    expect(shown.plans[0]!.tasks.map(({ title }) => title)).toEqual([null, 'Budsjett', 'Send']);
    expect(states(shown)).toEqual(['REMOVED 2026-04-01', 'MOVED 2026-05-05', 'PLANNED 2026-05-29']);

    const answer = { id: made.id, version: made.version, plan: made.plans[0]!.id, to: '2026-06-11', isMoved: true };
    expect(refusalOf(await follow(world.ola, answer))).toEqual(['notAllowed', 'input.plan']);
    expect(refusalOf(await follow(world.kari, { ...answer, to: '2026-06-12' }))).toEqual(['conflict', 'input.to']);
    const moved = dataOf(await follow(world.kari, answer)).followGrantCaseDeadline;
    expect(moved.plans[0]).toMatchObject({ deadline: '2026-06-11', movedTo: null });
    expect(states(moved)).toEqual(['REMOVED 2026-04-01', 'MOVED 2026-05-05', 'PLANNED 2026-06-09']);

    const back = dataOf(
      await undo(world.kari, { ...answer, version: moved.version, to: undefined, isMoved: undefined }),
    );
    expect(back.undoGrantCasePlan.plans[0]).toMatchObject({ deadline: '2026-06-01', movedTo: '2026-06-11' });
    expect(states(back.undoGrantCasePlan)[2]).toBe('PLANNED 2026-05-29');
  });

  it('are moved by one of two who accept at once; the other is told', async () => {
    const { id, version, plans } = await planned();
    await moveCall('2026-06-11');
    const answer = { id, version, plan: plans[0]!.id, to: '2026-06-11', isMoved: true };
    const both = await Promise.all([follow(world.kari, answer), follow(world.astrid, answer)]);
    expect(both.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(refusalOf(both.find(({ errors }) => errors)!)).toEqual(['conflict', 'input.version']);
    expect((await activitiesIn(wheel)).map(({ start_date }) => start_date)).toEqual([
      '2026-04-10',
      '2026-05-12',
      '2026-06-09',
    ]);
  });

  it('stay where they are left, and in an archived wheel; a call that is a draft again tells nothing', async () => {
    const { id, version, plans } = await planned();
    await moveCall('2026-06-11');
    const answer = { id, version, plan: plans[0]!.id, to: '2026-06-11' };
    const left = dataOf(await follow(world.kari, { ...answer, isMoved: false })).followGrantCaseDeadline;
    expect(states(left)[2]).toBe('PLANNED 2026-05-29');
    expect(left.plans[0]).toMatchObject({ deadline: '2026-06-11', movedTo: null });
    await moveCall('2026-06-21');
    await world.graphql(world.kari, `mutation { archiveCalendar(id: "${wheel}") { id } }`);
    const archived = await follow(world.kari, { ...answer, version: left.version, to: '2026-06-21', isMoved: true });
    expect(refusalOf(archived)).toEqual(['calendar.archived', 'input.plan']);
    await call(world, world.astrid, 'updateActionValue', { id: grant.id, version: 3, status: 'DRAFT' });
    const cases = await world.graphql<{ grantCases: Case[] }>(world.kari, `{ grantCases { ${parts} } }`);
    const own = dataOf(cases).grantCases.find((one) => one.id === id)!;
    expect(own.plans[0]).toMatchObject({ deadline: '2026-06-11', movedTo: null, isGone: true });
  });

  it('do not follow to a day that has passed', async () => {
    const { id, version, plans } = await planned();
    await moveCall('2026-05-20');
    world.setNow('2026-05-25T09:00:00Z');
    expect((await read(world.kari)).plans[0]!.tasks.map(({ newDay }) => newDay)).toEqual([null, null, null]);
    const late = await follow(world.kari, { id, version, plan: plans[0]!.id, to: '2026-05-20', isMoved: true });
    expect(refusalOf(late)).toEqual(['grantCase.deadlinePassed', 'input.to']);
  });

  it('say that the call no longer has the deadline', async () => {
    await planned();
    const input = { id: grant.id, version: 1, deadlines: [] };
    dataOf(await call(world, world.astrid, 'updateActionValue', input));
    expect((await read(world.kari)).plans[0]).toMatchObject({ isGone: true, movedTo: null });
  });
});

describe('undone', () => {
  it('new tasks are removed again, but for one that was moved by hand', async () => {
    const made = await planned();
    await callCalendar(world, world.kari, 'updateEventInstance', {
      ...{ id: activity(made, 1), version: 1, startDate: '2026-05-05', endDate: '2026-05-05' },
    });
    const { id, version, plans } = made;
    expect(refusalOf(await undo(world.kari, { id, version: version - 1, plan: plans[0]!.id }))).toEqual([
      'conflict',
      'input.version',
    ]);
    expect(refusalOf(await undo(world.ola, { id, version, plan: plans[0]!.id }))).toEqual(['notAllowed', 'input.plan']);
    const gone = dataOf(await undo(world.kari, { id, version, plan: plans[0]!.id })).undoGrantCasePlan;
    expect(gone.plans).toEqual([]);
    expect((await activitiesIn(wheel)).map(({ start_date }) => start_date)).toEqual(['2026-05-05']);
    expect(dataOf(await plan(world.kari, wanted(gone))).planGrantCase.plans).toHaveLength(1);
  });
});
