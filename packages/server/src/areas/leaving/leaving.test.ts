import { millisecondsADay } from '@samspel/domain/time/moment';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../core/testing/answers.ts';
import { makePerson, type TestPerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { open } from '../../subject/testing/things.ts';
import { makeCalendar, makeEvent } from '../calendar/testing/wheels.ts';
import { greeting, send, words } from '../comment/testing/comments.ts';
import { create as ask } from '../discussion/testing/discussions.ts';
import { areas } from '../index.ts';
import { saidTo } from '../notification/testing/notifications.ts';
import { emptied, kept } from './forget-person.ts';

let world: World;
/** The person who leaves, a new one for each test. */
let liv: TestPerson;
let number = 0;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  number += 1;
  liv = await makePerson(world.db, `Liv${number} Sjeldan${number}`, world.fjordvik);
  await world.db.deleteFrom('mail_outbox').execute();
});
afterAll(() => world.close());

type Left = { leaveSamspel: { leavesAt: string } };
const leave = (as: TestPerson | null, handOverTo?: number) =>
  world.graphql<Left>(as, 'mutation ($input: LeaveSamspelInput!) { leaveSamspel(input: $input) { leavesAt } }', {
    input: { handOverTo },
  });
const stay = (as: TestPerson) => world.graphql(as, 'mutation { cancelAccountDeletion { leavesAt } }');
const leavesAt = async (as: TestPerson) =>
  dataOf(await world.graphql<{ me: { leavesAt: string | null } }>(as, '{ me { leavesAt } }')).me.leavesAt;
const job = areas.flatMap(({ jobs = [] }) => jobs).find(({ name }) => name === 'leaving.leave')!;
/** Ends the 30 days of a person, and runs the job. */
const monthLater = async ({ id }: TestPerson) => {
  await sql`update person set leaves_at = now() - interval '1 minute' where id = ${id} and leaves_at is not null`.execute(
    world.db,
  );
  await job.run(world.services);
};
const rowOf = ({ id }: TestPerson) =>
  world.db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('asking', () => {
  it('gives a month, tells it by mail once, and holds until it is regretted', async () => {
    const first = dataOf(await leave(liv)).leaveSamspel.leavesAt;
    expect(Math.round((Date.parse(first) - Date.now()) / millisecondsADay)).toBe(30);
    expect(dataOf(await leave(liv, world.ola.id)).leaveSamspel.leavesAt).toBe(first);
    const named = await world.graphql(liv, '{ me { leavesTo { name } } }');
    expect(named.data).toEqual({ me: { leavesTo: { name: 'Ola Vik' } } });
    const mails = await world.db.selectFrom('mail_outbox').select(['to_address', 'body']).execute();
    expect(mails).toEqual([{ to_address: liv.email, body: expect.stringContaining('/app/my-profile/data') }]);
    dataOf(await stay(liv));
    expect(await leavesAt(liv)).toBeNull();
    await monthLater(liv);
    expect(await rowOf(liv)).toMatchObject({ name: liv.name, left_at: null });
  });

  it('does nothing before the month is over', async () => {
    dataOf(await leave(liv));
    await job.run(world.services);
    expect(await rowOf(liv)).toMatchObject({ name: liv.name, user_status: 'ACTIVATED' });
  });

  it('names a successor who is an active colleague, stays, and is another', async () => {
    const gone = await makePerson(world.db, 'Gro Borte', world.fjordvik);
    await world.db.updateTable('person').set({ user_status: 'DEACTIVATED' }).where('id', '=', gone.id).execute();
    const going = await makePerson(world.db, 'Geir Snart', world.fjordvik);
    dataOf(await leave(going));
    for (const { id } of [liv, world.per, gone, going, { id: 999_999 }])
      expect(refusalOf(await leave(liv, id))).toEqual(['notFound', 'input.handOverTo']);
    expect(await leavesAt(liv)).toBeNull();
  });

  it('takes a sign-in', async () => {
    expect((await leave(null)).status).toBe(401);
  });
});

describe('an admin', () => {
  it('who is the only one that stays is kept, when asking and when the month is over', async () => {
    expect(refusalOf(await leave(world.astrid))).toEqual(['account.onlyAdmin']);
    const other = await makePerson(world.db, 'Ada Styrar', world.fjordvik, { isAdmin: true });
    dataOf(await leave(world.astrid));
    expect(refusalOf(await leave(other))).toEqual(['account.onlyAdmin']);
    await world.db.updateTable('person').set({ is_admin: false }).where('id', '=', other.id).execute();
    await monthLater(world.astrid);
    expect(await rowOf(world.astrid)).toMatchObject({ is_admin: true, left_at: null });
    dataOf(await stay(world.astrid));
  });

  it('two at once leave one', async () => {
    const other = await makePerson(world.db, 'Ada Styrar', world.fjordvik, { isAdmin: true });
    const answers = await Promise.all([leave(world.astrid), leave(other)]);
    expect(answers.filter(({ errors }) => errors)).toHaveLength(1);
    dataOf(await stay(world.astrid));
    await world.db.updateTable('person').set({ is_admin: false, leaves_at: null }).where('id', '=', other.id).execute();
  });
});

describe('when the month is over', () => {
  it('what they own goes to the successor, and what they made stays under nobody’s name, in the reader’s language', async () => {
    const wheel = await makeCalendar(world, liv, open);
    const event = { title: 'Synfaring', responsible: liv.id };
    const activity = (await makeEvent(world, liv, wheel, event)).instances.nodes[0]!.id;
    const question = await ask(world, liv, { title: 'Korleis gjer de det?' });
    dataOf(await leave(liv, world.ola.id));
    await monthLater(liv);
    const written = `{ discussion(id: "${question.id}") { title createdBy { name } } }`;
    expect(dataOf(await world.graphql(world.ola, written))).toEqual({
      discussion: { title: 'Korleis gjer de det?', createdBy: { name: 'Tidlegare brukar' } },
    });
    const owner = sql<{
      id: number;
    }>`select person_id as id from access_entry where root_id = ${wheel} and level = 'OWNER'`;
    expect((await owner.execute(world.db)).rows).toEqual([{ id: world.ola.id }]);
    const asked = `{ calendar(id: "${wheel}") { title createdBy { name } } eventInstance(id: "${activity}") { title responsible { id } } }`;
    const { calendar, eventInstance } = dataOf(
      await world.graphql<{ calendar: object; eventInstance: object }>(world.ola, asked),
    );
    expect(calendar).toMatchObject({ createdBy: { name: 'Tidlegare brukar' } });
    expect(eventInstance).toMatchObject({ title: 'Synfaring', responsible: { id: String(world.ola.id) } });
    await world.db.updateTable('person').set({ language: 'en' }).where('id', '=', world.ola.id).execute();
    const read = await world.graphql(world.ola, `{ calendar(id: "${wheel}") { createdBy { name } } }`);
    expect(JSON.stringify(read)).toContain('Former user');
    await world.db.updateTable('person').set({ language: 'nn' }).where('id', '=', world.ola.id).execute();
  });

  it('what others were told of their doings is told under nobody’s name, in the reader’s language', async () => {
    const wheel = await makeCalendar(world, liv, open);
    await world.graphql(world.kari, `mutation { follow(id: "${wheel}") { id } }`);
    await makeEvent(world, liv, wheel, { title: 'Synfaring' });
    expect((await saidTo(world, world.kari)).join()).toContain(liv.name);
    dataOf(await leave(liv));
    await monthLater(liv);
    await world.db.updateTable('person').set({ language: 'en' }).where('id', '=', world.kari.id).execute();
    const said = (await saidTo(world, world.kari)).join();
    await world.db.updateTable('person').set({ language: 'nn' }).where('id', '=', world.kari.id).execute();
    expect(said).toContain('Former user');
    expect(said).not.toContain('Tidlegare brukar');
  });

  it('what nobody took over is missed by admins, under nobody’s name', async () => {
    const wheel = await makeCalendar(world, world.kari, open);
    await makeEvent(world, world.kari, wheel, { title: 'Rydde lageret', responsible: liv.id });
    dataOf(await leave(liv));
    await monthLater(liv);
    const { orphans } = dataOf(
      await world.graphql<{ orphans: { nodes: object[] } }>(
        world.astrid,
        '{ orphans(input: {}) { nodes { title responsible { name hasLeft } } } }',
      ),
    );
    const responsible = { name: 'Tidlegare brukar', hasLeft: true };
    expect(orphans.nodes).toContainEqual({ title: 'Rydde lageret', responsible });
  });

  it('they are signed out, cannot come back by the old account, and nobody lets it in again', async () => {
    dataOf(await leave(liv));
    await monthLater(liv);
    expect((await world.rest(liv, 'GET', '/person/me')).status).toBe(401);
    expect((await world.rest(null, 'POST', '/auth/email', { email: liv.email })).body).toMatchObject({ newUser: true });
    const back = await world.graphql(world.astrid, `mutation { reactivatePerson(id: ${liv.id}) { status } }`);
    expect(refusalOf(back)).toEqual(['notFound', 'id']);
    expect(await rowOf(liv)).toMatchObject({ user_status: 'DEACTIVATED', left_at: expect.any(Date), settings: {} });
  });

  it('no text of the database has a word of them: names in mentions, in what those said before, and addresses too', async () => {
    const wheel = await makeCalendar(world, world.kari, open);
    const activity = (await makeEvent(world, world.kari, wheel)).instances.nodes[0]!.id;
    const said = dataOf(await send(world, world.kari, 'createComment', { meta: activity, message: greeting(liv) }));
    const comment = said.createComment!;
    const changed = { id: comment.id, version: comment.version, message: words('Alle må sjå på dette') };
    dataOf(await send(world, world.kari, 'updateComment', changed));
    await send(world, world.kari, 'createComment', { meta: activity, message: greeting(liv) });
    dataOf(
      await world.graphql(
        liv,
        `mutation { updateMe(input: { jobTitle: "Sjeldan${number}sjef", phoneNumber: "Sjeldan${number}", description: "Sjeldan${number}" }) { id } }`,
      ),
    );
    await world.db
      .insertInto('alternate_email')
      .values({ email: `sjeldan${number}@annan.example`, person_id: liv.id })
      .execute();
    dataOf(await leave(liv));
    await monthLater(liv);
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and (data_type in ('text', 'jsonb') or udt_name = '_text')`.execute(
      world.db,
    );
    const found: string[] = [];
    for (const { table, column } of rows) {
      const where = sql`${sql.ref(column)}::text ilike ${`%sjeldan${number}%`}`;
      const hits = await sql`select from ${sql.table(table)} where ${where} limit 1`.execute(world.db);
      if (hits.rows.length > 0) found.push(`${table}.${column}`);
    }
    expect(found.filter((column) => column !== 'search_word.word')).toEqual([]);
    const comments = await sql`select from comment where message_text like '%@Tidlegare brukar%'`.execute(world.db);
    expect(comments.rows).toHaveLength(1);
  });

  it('of somebody who was kept out meanwhile too; nobody takes over then', async () => {
    const wheel = await makeCalendar(world, liv, open);
    dataOf(await leave(liv, world.ola.id));
    await world.db.updateTable('person').set({ user_status: 'DEACTIVATED' }).where('id', '=', liv.id).execute();
    await monthLater(liv);
    expect(await rowOf(liv)).toMatchObject({ name: 'Tidlegare brukar', left_at: expect.any(Date) });
    expect(dataOf(await world.graphql(world.kari, `{ calendar(id: "${wheel}") { id } }`))).toBeDefined();
  });

  it('nothing is handed over to who has left meanwhile, and the thing stays', async () => {
    const wheel = await makeCalendar(world, liv, open);
    const other = await makePerson(world.db, 'Odd Etter', world.fjordvik);
    dataOf(await leave(liv, other.id));
    await world.db.updateTable('person').set({ user_status: 'DEACTIVATED' }).where('id', '=', other.id).execute();
    await monthLater(liv);
    const owners =
      await sql`select from access_entry where root_id = ${wheel} and person_id = ${liv.id} and level = 'OWNER'`.execute(
        world.db,
      );
    expect(owners.rows).toHaveLength(1);
  });
});

it('every column whose rows go with a person is emptied by name, or is named with a reason why not', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.conrelid::regclass || '.' || a.attname as name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'person'::regclass and c.confdeltype = 'c' order by name`.execute(world.db);
  const named = [...emptied.map(([table, column]) => `${table}.${column}`), ...Object.keys(kept)];
  expect(rows.map(({ name }) => name)).toEqual(named.toSorted());
});
