import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../core/testing/answers.ts';
import { type Answer, makeWorld, type World } from '../../core/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const refused = ({ errors }: Answer<unknown>) => errors![0]!.extensions;

describe('the outbox', () => {
  const mail = (more: object) =>
    world.db
      .insertInto('mail_outbox')
      .values({ to_address: 'kari@fjordvik.example', subject: 'Hei', body: 'Hemmeleg', ...more })
      .returning('id')
      .executeTakeFirstOrThrow();
  const retry = (id: number) => world.graphql(world.astrid, `mutation { retryMail(id: ${id}) { givenUpAt attempts } }`);

  it('shows no words, and sends again what has not been forgotten or run out', async () => {
    const given = { given_up_at: new Date(), attempts: 12 };
    const [kept, forgotten, late] = [
      await mail(given),
      await mail({ ...given, body: null }),
      await mail({ ...given, expires_at: new Date(Date.now() - 1_000) }),
    ];
    const listed = await world.graphql(
      world.astrid,
      '{ outbox(input: { state: GIVEN_UP }) { nodes { id to mayRetry } } }',
    );
    expect(JSON.stringify(dataOf(listed))).not.toContain('Hemmeleg');
    expect(refused(await retry(forgotten.id)).code).toBe('admin.mailForgotten');
    expect(refused(await retry(late.id)).code).toBe('admin.mailForgotten');
    expect(dataOf(await retry(kept.id))).toEqual({ retryMail: { givenUpAt: null, attempts: 0 } });
  });

  it('is searched by the beginning of an address, whatever its case, and by all states at once', async () => {
    const id = (await mail({ to_address: 'Ny_Person@ks.example', sent_at: new Date() })).id;
    const found = async (input: string) =>
      dataOf(
        await world.graphql<{ outbox: { nodes: { id: string }[] } }>(
          world.astrid,
          `{ outbox(input: { ${input} }) { nodes { id } } }`,
        ),
      ).outbox.nodes.map((one) => Number(one.id));
    expect(await found('to: "ny_p"')).toEqual([id]);
    expect(await found('to: "NY_P", state: SENT')).toEqual([id]);
    expect(await found('to: "nyXp"')).toEqual([]);
    expect(await found('to: "ny_p", state: WAITING')).toEqual([]);
    expect(await found('state: SENT')).toContain(id);
  });
});

it('an administrator reads which parts hold, and runs a job that is there', async () => {
  const state = await world.graphql<{ systemState: object }>(
    world.astrid,
    '{ systemState { database storage files } }',
  );
  expect(dataOf(state).systemState).toMatchObject({ database: true, storage: true });
  const run = (name: string) => world.graphql(world.astrid, `mutation { runJob(input: { name: "${name}" }) { name } }`);
  expect(refused(await run('account.nothing')).code).toBe('notFound');
  dataOf(await run('account.tidy'));
});

describe('the jobs', () => {
  type Jobs = { totalCount: number; pageInfo: { numberOfPages: number }; nodes: { name: string; failures: number }[] };
  const jobs = async (input: string) =>
    dataOf(
      await world.graphql<{ jobs: Jobs }>(
        world.astrid,
        `{ jobs(input: { ${input} }) { totalCount pageInfo { numberOfPages } nodes { name failures } } }`,
      ),
    ).jobs;

  it('are read by name, a page at a time', async () => {
    const { nodes, totalCount } = await jobs('limit: 100');
    const names = nodes.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
    expect(totalCount).toBe(names.length);
    const second = await jobs('limit: 3, offset: 3');
    expect(second.nodes.map(({ name }) => name)).toEqual(names.slice(3, 6));
    expect([second.totalCount, second.pageInfo.numberOfPages]).toEqual([names.length, Math.ceil(names.length / 3)]);
  });

  it('say when they run', async () => {
    const when = async (name: string) =>
      dataOf(
        await world.graphql<{ jobs: { nodes: object[] } }>(
          world.astrid,
          `{ jobs(input: { text: "${name}" }) { nodes { schedule { every minutes time day } isAskedFor } } }`,
        ),
      ).jobs.nodes;
    const none = { minutes: null, time: null, day: null };
    expect(await when('account.tidy')).toEqual([
      { schedule: { ...none, every: 'HOUR', minutes: 17 }, isAskedFor: false },
    ]);
    expect(await when('calendar.extendSeries')).toEqual([
      { schedule: { ...none, every: 'YEAR', time: '00:15', day: '01-01' }, isAskedFor: false },
    ]);
    expect(await when('calendar.copy')).toEqual([{ schedule: null, isAskedFor: true }]);
  });

  it('are found by a part of the name or of what they do, or because they failed', async () => {
    expect((await jobs('text: "ACCOUNT.t"')).nodes.map(({ name }) => name)).toEqual(['account.tidy']);
    expect((await jobs('text: "papirkorga"')).nodes.map(({ name }) => name)).toEqual(['calendar.emptyTrash']);
    expect((await jobs('text: "zebra"')).totalCount).toBe(0);
    for (const { failures } of (await jobs('hasFailed: true')).nodes) expect(failures).toBeGreaterThan(0);
  });
});
