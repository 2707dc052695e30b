import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarCodeOf, sealCalendarCodes } from '../../../core/session/calendar-code.ts';
import { makePerson, type TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const codeOf = async (as: TestPerson) =>
  (await world.graphql<{ me: { calendarCode: string } }>(as, '{ me { calendarCode } }')).data.me.calendarCode;
const renew = (as: TestPerson | null) =>
  world.graphql<{ renewCalendarCode: { calendarCode: string } }>(as, 'mutation { renewCalendarCode { calendarCode } }');
const statusOf = async (code: string) =>
  (await world.rest(null, 'GET', `/meta/calendar?calendarCode=${encodeURIComponent(code)}`)).status;
/** Everything that the database stores about codes, as text. */
const kept = async () => {
  const { rows } =
    await sql`select p.calendar_code, encode(c.hash, 'escape') as hash, encode(c.sealed, 'escape') as sealed
    from person p left join calendar_code c on c.person_id = p.id`.execute(world.db);
  return JSON.stringify(rows);
};

describe('a calendar code is refused', () => {
  it('to everybody but its person: an admin is told none, however they ask', async () => {
    const query = '{ findPersons(query: "kari") { id calendarCode } }';
    for (const as of [world.astrid, world.ola, world.per]) {
      const { data } = await world.graphql<{ findPersons: object[] }>(as, query);
      expect(data.findPersons).toEqual([{ id: String(world.kari.id), calendarCode: null }]);
    }
  });

  it('to nobody without a sign-in, and to one who renews it more than twenty times an hour', async () => {
    expect((await renew(null)).status).toBe(401);
    const liv = await makePerson(world.db, 'Liv Moe', world.lundvik);
    for (let time = 0; time < 20; time += 1) expect((await renew(liv)).errors).toBeUndefined();
    expect((await renew(liv)).errors![0]!.extensions.code).toBe('tooManyRequests');
  });
});

describe('a calendar code', () => {
  it('stays the same until it is renewed; then the links with the old one lead nowhere, and those of others still do', async () => {
    const old = await codeOf(world.per);
    expect([await codeOf(world.per), await statusOf(old)]).toEqual([old, 200]);
    const { calendarCode } = (await renew(world.per)).data.renewCalendarCode;
    expect(Buffer.from(calendarCode, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect(await codeOf(world.per)).toBe(calendarCode);
    expect([await statusOf(old), await statusOf(calendarCode)]).toEqual([404, 200]);
    expect(await statusOf(await codeOf(world.kari))).toBe(200);
  });

  it('stands nowhere in the clear, nor is one person’s of use in the row of another', async () => {
    const code = await codeOf(world.ola);
    expect(await kept()).not.toContain(code);
    await sql`update calendar_code to_change set sealed = other.sealed from calendar_code other
      where to_change.person_id = ${world.astrid.id} and other.person_id = ${world.ola.id}`.execute(world.db);
    expect(await codeOf(world.astrid)).not.toBe(code);
  });

  it('of before is sealed at a start, once, and its links work on', async () => {
    const liv = await makePerson(world.db, 'Liv Gammal', world.lundvik);
    await world.db.deleteFrom('calendar_code').where('person_id', '=', liv.id).execute();
    await world.db.updateTable('person').set({ calendar_code: 'koden-fra-foer' }).where('id', '=', liv.id).execute();
    expect(await statusOf('koden-fra-foer')).toBe(404);
    await Promise.all([sealCalendarCodes(world.services), sealCalendarCodes(world.services)]);
    expect([await statusOf('koden-fra-foer'), await codeOf(liv)]).toEqual([200, 'koden-fra-foer']);
    expect(await kept()).not.toContain('koden-fra-foer');
  });

  it('that another secret has sealed gives way to a new one', async () => {
    const old = await codeOf(world.kari);
    const services = { ...world.services, secretKey: 'another secret key, which is long enough' };
    const fresh = await calendarCodeOf(world.db, services, world.kari.id);
    expect([fresh === old, await calendarCodeOf(world.db, services, world.kari.id)]).toEqual([false, fresh]);
  });
});
