import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../../core/testing/answers.ts';
import { makePerson, type TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { everyTable, hidden, limited, open, richText } from '../../../subject/testing/things.ts';
import { copied, copy, copyOf, finish, forked, idOfCopy } from '../testing/copies.ts';
import { call, makeCalendar, makeEvent } from '../testing/wheels.ts';

let world: World;
let kari: TestPerson;
let ola: TestPerson;
let per: TestPerson;
let astrid: TestPerson;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-11-10T09:00:00Z');
  ({ kari, ola, per, astrid } = world);
});
afterAll(() => world.close());

const refused = async (as: TestPerson | null, calendar: string, title = 'Min kopi') =>
  refusalOf(await copy(world, as, { id: calendar, title }));

describe('who may not copy', () => {
  it('is nobody: not signed in, without the permission, or asking for what is not there', async () => {
    const wheel = await makeCalendar(world, kari, open);
    expect(
      (await world.graphql(null, 'mutation { copyCalendar(input: { id: 1, title: "x" }) { state } }')).status,
    ).toBe(401);
    expect(await refused(per, '987654321')).toEqual(['notFound', 'input.id']);
    const event = await makeEvent(world, kari, wheel);
    expect(await refused(kari, event.id)).toEqual(['notFound', 'input.id']);
  });

  it('is a stranger to a hidden wheel, for whom it is not there, and to a limited one, which shows its card alone', async () => {
    const [unseen, carded] = [await makeCalendar(world, kari, hidden), await makeCalendar(world, kari, limited)];
    const before = await everyTable(world);
    expect(await refused(per, unseen)).toEqual(['notFound', 'input.id']);
    expect(await refused(per, carded)).toEqual(['notAllowed', 'input.id']);
    expect(await everyTable(world)).toBe(before);
    expect(await finish(world)).toBe(0);
  });

  it('is whoever gives no title, one of blanks, or one too long', async () => {
    const wheel = await makeCalendar(world, kari, open);
    expect(await refused(per, wheel, '')).toEqual(['input.required', 'input.title']);
    expect(await refused(per, wheel, ' \n ')).toEqual(['input.required', 'input.title']);
    expect(await refused(per, wheel, 'å'.repeat(256))).toEqual(['input.tooLong', 'input.title']);
    expect(await finish(world)).toBe(0);
  });

  it('is somebody who asks for the sixty-first within an hour', async () => {
    const wheel = await makeCalendar(world, astrid, open);
    for (let time = 0; time < 60; time += 1) dataOf(await copy(world, astrid, { id: wheel, title: 'Mange' }));
    expect(await refused(astrid, wheel)).toEqual(['tooManyRequests']);
    await world.db.deleteFrom('calendar_copy').where('person_id', '=', astrid.id).execute();
  });
});

describe('a copy that was asked for', () => {
  it('is known to whoever asked, and to nobody else', async () => {
    const wheel = await makeCalendar(world, kari, open);
    const { reference, state } = dataOf(await copy(world, per, { id: wheel, title: 'Min kopi' })).copyCalendar;
    expect(state).toBe('WAITING');
    for (const other of [kari, ola, astrid])
      expect(refusalOf(await copyOf(world, other, reference))).toEqual(['notFound', 'reference']);
    expect(refusalOf(await copyOf(world, per, 'nothing-of-the-kind'))).toEqual(['notFound', 'reference']);
    expect(refusalOf(await copyOf(world, per, '00000000-0000-4000-8000-000000000000'))).toEqual([
      'notFound',
      'reference',
    ]);
    expect(dataOf(await copyOf(world, per, reference)).calendarCopy).toMatchObject({
      state: 'WAITING',
      calendar: null,
      problem: null,
      origin: { id: wheel },
    });
    await finish(world);
    expect(dataOf(await copyOf(world, per, reference)).calendarCopy).toMatchObject({
      state: 'DONE',
      calendar: { title: 'Min kopi' },
      problem: null,
    });
  });

  it('fails where the right is lost before it is made, and tells no word of the original', async () => {
    const wheel = await makeCalendar(world, kari, open, { title: 'Løyndom' });
    const { reference } = dataOf(await copy(world, per, { id: wheel, title: 'Min kopi' })).copyCalendar;
    const input = { id: wheel, version: 1, access: { ...hidden } };
    dataOf(await call(world, kari, 'updateCalendar', input));
    const before = await countOf('CALENDAR');
    await finish(world);
    const answer = dataOf(await copyOf(world, per, reference)).calendarCopy;
    expect(answer).toMatchObject({ state: 'FAILED', calendar: null, origin: null });
    expect(answer.problem).toBeTruthy();
    expect(JSON.stringify(answer)).not.toContain('Løyndom');
    expect(await countOf('CALENDAR')).toBe(before);
  });

  it('fails where the organization lost the permission, or the original is deleted for good', async () => {
    const wheel = await makeCalendar(world, kari, open);
    const { reference } = dataOf(await copy(world, per, { id: wheel, title: 'Min kopi' })).copyCalendar;
    await sql`update organization set permissions = '{}' where id = ${per.organizationId}`.execute(world.db);
    await finish(world);
    await sql`update organization set permissions = '{CALENDAR}' where id = ${per.organizationId}`.execute(world.db);
    expect(dataOf(await copyOf(world, per, reference)).calendarCopy.state).toBe('FAILED');
    const again = dataOf(await copy(world, per, { id: wheel, title: 'Min kopi' })).copyCalendar;
    await world.db.deleteFrom('subject').where('id', '=', Number(wheel)).execute();
    await finish(world);
    expect(dataOf(await copyOf(world, per, again.reference)).calendarCopy).toMatchObject({
      state: 'FAILED',
      origin: null,
    });
  });

  it('fails after three tries where it breaks off for a reason that nobody foresaw, and leaves nothing behind', async () => {
    const wheel = await makeCalendar(world, kari, open);
    await makeEvent(world, kari, wheel, { startDate: '2027-06-01' });
    const { reference } = dataOf(await copy(world, per, { id: wheel, title: 'Min kopi' })).copyCalendar;
    const before = await countOf('CALENDAR');
    await sql`alter table event_instance add constraint broken check (start_date < '2027-01-01') not valid`.execute(
      world.db,
    );
    await finish(world);
    await sql`alter table event_instance drop constraint broken`.execute(world.db);
    const row = await world.db
      .selectFrom('calendar_copy')
      .select(['tries', 'fault'])
      .where('reference', '=', reference)
      .executeTakeFirst();
    expect(row).toEqual({ tries: 3, fault: expect.stringMatching(/^[\da-f]{8}$/) });
    const { state, problem } = dataOf(await copyOf(world, per, reference)).calendarCopy;
    expect([state, problem]).toEqual(['FAILED', expect.stringContaining(row!.fault!)]);
    expect(problem).not.toContain('broken');
    expect(await countOf('CALENDAR')).toBe(before);
  });

  it('is forgotten after 30 days; the year wheel stays', async () => {
    const wheel = await makeCalendar(world, kari, open);
    const { reference } = dataOf(await copy(world, per, { id: wheel, title: 'Min kopi' })).copyCalendar;
    const id = await idOfCopy(world, per, reference);
    world.setNow('2026-12-11T09:00:00Z');
    await finish(world);
    world.setNow('2026-11-10T09:00:00Z');
    expect(refusalOf(await copyOf(world, per, reference))[0]).toBe('notFound');
    expect(dataOf(await world.graphql(per, `{ calendar(id: ${id}) { id } }`))).toBeTruthy();
  });
});

describe('a copy of what not everybody may read', () => {
  const card = (as: TestPerson, id: string) =>
    world.graphql<{ calendar: object }>(
      as,
      `{ calendar(id: ${id}) { isLimited descriptionText eventInstances { nodes { title } } } }`,
    );
  const accessTo = async (id: string) =>
    dataOf(
      await world.graphql<{ calendar: { access: object } }>(
        per,
        `{ calendar(id: ${id}) { access { isPrivate visibility persons { access person { id } } groups { access } organizations { access } organizationGroups { access } } } }`,
      ),
    ).calendar.access;
  const mineAlone = () => ({
    persons: [{ access: 'OWNER', person: { id: String(per.id) } }],
    groups: [],
    organizations: [],
    organizationGroups: [],
  });
  /** A wheel of Kari's that Per may copy, but none of his colleagues. */
  const sharedWithPer = async (access: object, more: object = {}) => {
    const wheel = await makeCalendar(
      world,
      kari,
      { ...access, persons: [{ person: per.id, access: 'WRITE' }] },
      { description: richText('hemmeleg føremål'), ...more },
    );
    await makeEvent(world, kari, wheel, { title: 'Nedlegging av skule' });
    return wheel;
  };
  const makers = { copied, forked };

  it.each(['copied', 'forked'] as const)(
    'is as hidden as its origin when it is %s: my colleague hears as of what never was',
    async (how) => {
      const colleague = await makePerson(world.db, 'Liv Lund', world.lundvik);
      for (const origin of [await sharedWithPer(hidden), await sharedWithPer(open, { status: 'DRAFT' })]) {
        const id = await makers[how](world, per, origin);
        const absent = await card(colleague, '987654321');
        for (const other of [colleague, kari, ola]) expect(await card(other, id)).toEqual(absent);
        expect(await accessTo(id)).toEqual({ isPrivate: true, visibility: 'PRIVATE', ...mineAlone() });
      }
    },
  );

  it('shows its card alone where its origin does', async () => {
    const colleague = await makePerson(world.db, 'Nils Lund', world.lundvik);
    const id = await copied(world, per, await sharedWithPer(limited));
    expect(dataOf(await card(colleague, id)).calendar).toEqual({
      isLimited: true,
      descriptionText: null,
      eventInstances: null,
    });
    expect(await accessTo(id)).toEqual({ isPrivate: true, visibility: 'PUBLIC', ...mineAlone() });
  });

  it('is what its new owner makes of it afterwards', async () => {
    const id = await copied(world, per, await sharedWithPer(hidden));
    dataOf(await call(world, per, 'updateCalendar', { id, version: 1, access: open }));
    expect(dataOf(await card(kari, id)).calendar).toMatchObject({
      isLimited: false,
      descriptionText: 'hemmeleg føremål',
    });
  });
});

const countOf = async (kind: 'CALENDAR') => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from subject where kind = ${kind}`.execute(
    world.db,
  );
  return rows[0]!.count;
};
