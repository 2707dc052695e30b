import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCalendar } from '../../areas/calendar/testing/wheels.ts';
import { saidTo } from '../../areas/notification/testing/notifications.ts';
import { dataOf, refusalOf } from '../../core/testing/answers.ts';
import type { TestPerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { hidden, limited, open } from '../testing/things.ts';

let world: World;
let calendar: string;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  world.setNow('2026-03-02T09:00:00Z');
  calendar = await makeCalendar(world, world.kari, limited);
});
afterAll(() => world.close());

const request = (as: TestPerson, id = calendar) =>
  world.graphql<{ requestAccess: { askedAt: string; refusedAt: string | null } | null }>(
    as,
    'mutation ($id: ID!) { requestAccess(id: $id) { askedAt refusedAt } }',
    { id },
  );
const waiting = async (as: TestPerson, id = calendar) => {
  const query = 'query ($id: ID!) { accessRequests(id: $id) { askedAt person { id } } }';
  return dataOf(await world.graphql<{ accessRequests: { person: { id: string } }[] }>(as, query, { id }))
    .accessRequests;
};
const answer = (as: TestPerson, person: TestPerson, given: 'READ' | 'WRITE' | null, id = calendar) =>
  world.graphql(as, 'mutation ($input: AnswerAccessRequestInput!) { answerAccessRequest(input: $input) }', {
    input: { id, person: person.id, given },
  });
const mine = async (as: TestPerson, id = calendar) => {
  const query = 'query ($id: ID!) { myAccessRequest(id: $id) { askedAt refusedAt } }';
  return dataOf(await world.graphql<{ myAccessRequest: object | null }>(as, query, { id })).myAccessRequest;
};
const reads = async (as: TestPerson, id = calendar) => {
  const query = 'query ($id: ID!) { calendar(id: $id) { access { myAccess } } }';
  return (
    dataOf(await world.graphql<{ calendar: { access: object | null } }>(as, query, { id })).calendar.access !== null
  );
};

describe('asking to read is refused', () => {
  it('of what is hidden or removed, as of what is not there, however often', async () => {
    const secret = await makeCalendar(world, world.kari, hidden);
    const gone = await makeCalendar(world, world.kari, limited);
    dataOf(await world.graphql(world.kari, `mutation { removeCalendar(id: "${gone}") }`));
    const absent = await request(world.per, '999999999');
    expect(refusalOf(absent)).toEqual(['notFound', 'id']);
    for (let times = 0; times < 25; times++) expect(await request(world.per, secret)).toEqual(absent);
    expect(await request(world.per, gone)).toEqual(absent);
    expect(dataOf(await request(world.per)).requestAccess).not.toBeNull();
  });

  it('after twenty things in a day', async () => {
    const many = await Promise.all(Array.from({ length: 21 }, () => makeCalendar(world, world.kari, limited)));
    for (const id of many.slice(0, 20)) expect(dataOf(await request(world.ola, id)).requestAccess).not.toBeNull();
    expect(refusalOf(await request(world.ola, many[20]))).toEqual(['tooMuchToday']);
    expect(await waiting(world.kari, many[20])).toEqual([]);
    world.setNow('2026-03-03T09:01:00Z');
    expect(dataOf(await request(world.ola, many[20])).requestAccess).not.toBeNull();
  });
});

describe('a request', () => {
  it('is written once, is seen by whoever asked and by who may share the thing, and changes nothing where one may read', async () => {
    const first = dataOf(await request(world.per)).requestAccess;
    world.setNow('2026-03-02T10:00:00Z');
    expect(dataOf(await request(world.per)).requestAccess).toEqual(first);
    expect(first).toEqual({ askedAt: '2026-03-02T09:00:00.000Z', refusedAt: null });
    expect(await mine(world.per)).toEqual(first);
    expect((await waiting(world.kari)).map(({ person }) => person.id)).toEqual([String(world.per.id)]);
    expect(dataOf(await request(world.kari)).requestAccess).toBeNull();
    expect(await waiting(world.kari)).toHaveLength(1);
  });

  it('is no action of an admin, and neither is following what one may not open', async () => {
    await request(world.per);
    dataOf(await world.graphql(world.per, `mutation { follow(id: "${calendar}") { id } }`));
    const log = world.db.selectFrom('audit_entry').select('action').where('person_id', '=', world.per.id);
    expect(await log.execute()).toEqual([]);
  });

  it('tells the owner, and the one who asked when it is granted; the list says who may read', async () => {
    await request(world.per);
    await answer(world.kari, world.per, 'READ');
    expect(await reads(world.per)).toBe(true);
    expect(await waiting(world.kari)).toEqual([]);
    expect(await mine(world.per)).toBeNull();
    expect(await saidTo(world, world.kari)).toContain('Per Lund ber om å få lese Økonomi og budsjett');
    expect(await saidTo(world, world.per)).toContain('Kari Nes delte Økonomi og budsjett med deg');
  });

  it('is answered by WRITE as well, which is told as any sharing', async () => {
    await request(world.per);
    dataOf(await answer(world.kari, world.per, 'WRITE'));
    const query = 'query ($id: ID!) { calendar(id: $id) { access { myAccess } } }';
    expect(dataOf(await world.graphql(world.per, query, { id: calendar }))).toEqual({
      calendar: { access: { myAccess: 'WRITE' } },
    });
    expect(await saidTo(world, world.per)).toContain('Kari Nes delte Økonomi og budsjett med deg');
    await request(world.ola);
    expect(refusalOf(await answer(world.kari, world.ola, 'OWNER' as never))).toEqual([
      'input.notAChoice',
      'input.given',
    ]);
    expect(await reads(world.ola)).toBe(false);
  });

  it('that is refused is told to whoever asked, on the card, and can be made again after 30 days', async () => {
    await request(world.per);
    dataOf(await answer(world.kari, world.per, null));
    expect(await reads(world.per)).toBe(false);
    expect(await saidTo(world, world.per)).toContain('Kari Nes sa nei til at du får lese Økonomi og budsjett');
    expect(await mine(world.per)).toMatchObject({ refusedAt: '2026-03-02T09:00:00.000Z' });
    await request(world.per);
    expect(await waiting(world.kari)).toEqual([]);
    world.setNow('2026-04-02T09:00:00Z');
    expect(await mine(world.per)).toBeNull();
    await request(world.per);
    expect(await waiting(world.kari)).toHaveLength(1);
  });

  it('that is refused tells nobody else, and is absent from the list once the thing is hidden', async () => {
    await request(world.per);
    await request(world.ola);
    dataOf(await answer(world.kari, world.per, null));
    const refusal = 'Kari Nes sa nei til at du får lese Økonomi og budsjett';
    expect(await saidTo(world, world.ola)).not.toContain(refusal);
    const refusals = async () => (await saidTo(world, world.per)).filter((said) => said === refusal).length;
    const before = await refusals();
    expect(before).toBeGreaterThan(0);
    const input = { id: calendar, version: 1, access: hidden };
    dataOf(
      await world.graphql(
        world.kari,
        'mutation ($input: UpdateCalendarInput!) { updateCalendar(input: $input) { id } }',
        {
          input,
        },
      ),
    );
    expect(await refusals()).toBe(before - 1);
  });

  it('is answered once, by two at once too; who does not ask is given nothing', async () => {
    await request(world.per);
    const both = await Promise.all([answer(world.kari, world.per, 'READ'), answer(world.kari, world.per, null)]);
    expect(both.filter(({ errors }) => errors)).toHaveLength(1);
    expect(refusalOf(await answer(world.kari, world.ola, 'READ'))).toEqual(['notFound', 'input.person']);
    expect(await reads(world.ola)).toBe(false);
  });

  it('is no longer shown once the thing is open to all, or hidden', async () => {
    await request(world.per);
    const share = (access: object) =>
      world.graphql(world.kari, 'mutation ($input: UpdateCalendarInput!) { updateCalendar(input: $input) { id } }', {
        input: { id: calendar, version: access === open ? 1 : 2, access },
      });
    dataOf(await share(open));
    expect(await waiting(world.kari)).toEqual([]);
    dataOf(await share(hidden));
    expect(await waiting(world.kari)).toEqual([]);
  });
});
