import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tidy } from '../../areas/account/session/tidy.job.ts';
import { call, makeCalendar } from '../../areas/calendar/testing/wheels.ts';
import { hidden, limited, open } from '../../subject/testing/things.ts';
import { dataOf } from '../testing/answers.ts';
import { makeWorld, type World } from '../testing/world.ts';
import { record } from './record.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const log = () =>
  world.db
    .selectFrom('audit_entry')
    .select(['action', 'person_id', 'about_person', 'subject_id', 'detail'])
    .orderBy('id')
    .execute();
/** Returns the rows that an action wrote into the log. */
const written = async (action: () => Promise<unknown>) => {
  const before = (await log()).length;
  await action();
  return (await log()).slice(before);
};

describe('the log is refused by the database itself', () => {
  it('to be changed, emptied, or shortened before two years have passed', async () => {
    await record(world.db, { action: 'signIn', by: world.kari.id });
    for (const statement of ["update audit_entry set action = 'x'", 'delete from audit_entry', 'truncate audit_entry'])
      await expect(sql.raw(statement).execute(world.db), statement).rejects.toThrow('never changed');
    expect(await log()).not.toEqual([]);
  });

  it('and lets the nightly tidying take what is older', async () => {
    await sql`insert into audit_entry (person_id, action, at) values (1, 'signIn', now() - interval '3 years')`.execute(
      world.db,
    );
    const before = (await log()).length;
    await tidy.run(world.services);
    expect((await log()).length).toBe(before - 1);
  });
});

describe('the log tells of', () => {
  it('changes of access, by ids and levels, and of nothing where only words change', async () => {
    const id = await makeCalendar(world, world.kari, limited);
    const save = async (version: number, more: object) =>
      dataOf(await call(world, world.kari, 'updateCalendar', { id, version, ...more }));
    expect(await written(() => save(1, { title: 'Hemmeleg tittel' }))).toEqual([]);
    const [entry, ...rest] = await written(() =>
      save(2, { access: { ...hidden, persons: [{ person: world.per.id, access: 'READ' }] } }),
    );
    expect(rest).toEqual([]);
    expect(entry).toMatchObject({ action: 'access', person_id: world.kari.id, subject_id: Number(id) });
    expect(entry!.detail).toMatchObject({
      before: { visibility: 'PUBLIC', access: { [world.kari.id]: 'OWNER' } },
      after: { visibility: 'PRIVATE', access: { [world.kari.id]: 'OWNER', [world.per.id]: 'READ' } },
    });
    expect(JSON.stringify(entry)).not.toContain('Hemmeleg');
  });

  it('share links that come and go', async () => {
    const id = await makeCalendar(world, world.kari, open);
    const make = `mutation { makeSharable(input: { id: "${id}", uri: "loggen" }) { uri } }`;
    const actions = await written(async () => {
      dataOf(await world.graphql(world.kari, make));
      dataOf(await world.graphql(world.kari, `mutation { removeSharable(id: "${id}") { id } }`));
    });
    expect(actions.map(({ action, detail }) => [action, detail])).toEqual([
      ['shareLink', { isShared: true }],
      ['shareLink', { isShared: false }],
    ]);
  });

  it('addresses that are locked, as a hash, and of no other wrong PIN', async () => {
    const wrong = () => world.rest(null, 'POST', '/auth/verify-pin', { email: world.per.email, pinCode: '000001' });
    const actions = await written(async () => {
      for (let time = 0; time < 5; time += 1) await wrong();
    });
    expect(actions.map(({ action }) => action)).toEqual(['lock']);
    expect(JSON.stringify(actions)).not.toContain(world.per.email);
  });

  it('sign-ins that their person ends', async () => {
    const { id } = await world.db
      .insertInto('session')
      .values({ person_id: world.ola.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    const actions = await written(() => world.rest(world.ola, 'POST', '/person/revoke-token', { id }));
    expect(actions).toMatchObject([
      { action: 'revoke', person_id: world.ola.id, about_person: world.ola.id, detail: { session: id } },
    ]);
  });

  it('groups whose members change, since they read by it', async () => {
    const make = `mutation { createGroup(input: { title: "Nettverk", members: [${world.ola.id}] }) { id version } }`;
    const { createGroup } = dataOf(
      await world.graphql<{ createGroup: { id: string; version: number } }>(world.kari, make),
    );
    const change = `mutation { updateGroup(input: { id: "${createGroup.id}", version: ${createGroup.version}, members: [${world.per.id}] }) { id } }`;
    const actions = await written(async () => dataOf(await world.graphql(world.kari, change)));
    expect(actions).toMatchObject([
      { action: 'members', person_id: world.kari.id, subject_id: Number(createGroup.id) },
    ]);
  });
});
