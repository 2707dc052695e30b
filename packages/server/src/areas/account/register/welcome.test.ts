import { termsVersion } from '@samspel/domain/account/terms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson, type TestPerson } from '../../../core/testing/people.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const me = '{ userStatus settings { acceptedUserTerms } }';
type Standing = { userStatus: number; settings: { acceptedUserTerms: boolean } };

const accept = (as: TestPerson | null, version: string) =>
  world.graphql<{ acceptTerms: Standing }>(
    as,
    `mutation ($version: String!) { acceptTerms(input: { version: $version }) ${me} }`,
    { version },
  );

async function newcomer(): Promise<TestPerson> {
  const nina = await makePerson(world.db, 'Nina Ny', world.fjordvik);
  const fresh = { user_status: 'NEED_INFO' as const, accepted_terms: null };
  await world.db.updateTable('person').set(fresh).where('id', '=', nina.id).execute();
  return nina;
}

const standing = async (as: TestPerson) => (await world.graphql<{ me: Standing }>(as, `{ me ${me} }`)).data.me;
const isNew = { userStatus: 3, settings: { acceptedUserTerms: false } };
const isWelcome = { userStatus: 1, settings: { acceptedUserTerms: true } };

describe('the user terms', () => {
  it('are accepted by nobody who is not signed in', async () => {
    expect((await accept(null, termsVersion)).status).toBe(401);
  });

  it.each(['', '2020-01-01', `${termsVersion} `])('are not accepted as they once were (%o)', async (version) => {
    const nina = await newcomer();
    const { errors } = await accept(nina, version);
    const code = version === '' ? 'input.required' : 'account.termsChanged';
    expect(errors?.[0]?.extensions).toMatchObject({ code, field: 'input.version' });
    expect(await standing(nina)).toEqual(isNew);
  });

  it('are not taken back by a setting', async () => {
    const set = 'mutation { updateSettings(input: { acceptedUserTerms: false, isSidebarExpanded: false }) { id } }';
    const { errors } = await world.graphql(world.ola, set);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'input.notAChoice', field: 'input.acceptedUserTerms' });
    expect(await standing(world.ola)).toEqual(isWelcome);
  });

  it('end the welcome of somebody new, and are kept with their version and the time', async () => {
    const nina = await newcomer();
    expect((await accept(nina, termsVersion)).data.acceptTerms).toEqual(isWelcome);
    const kept = world.db
      .selectFrom('person')
      .select(['accepted_terms', 'accepted_terms_at'])
      .where('id', '=', nina.id);
    expect(await kept.executeTakeFirst()).toEqual({
      accepted_terms: termsVersion,
      accepted_terms_at: expect.any(Date),
    });
    const log = world.db.selectFrom('audit_entry').select(['action', 'detail']).where('person_id', '=', nina.id);
    expect(await log.execute()).toContainEqual({ action: 'terms', detail: { version: termsVersion } });
  });

  it('may be accepted among the settings too', async () => {
    const nina = await newcomer();
    const { data } = await world.graphql<{ updateSettings: Standing }>(
      nina,
      `mutation { updateSettings(input: { acceptedUserTerms: true }) ${me} }`,
    );
    expect(data.updateSettings).toEqual(isWelcome);
  });

  it('are asked for again when they have changed, of somebody who stays active', async () => {
    await world.db.updateTable('person').set({ accepted_terms: '2020-01-01' }).where('id', '=', world.per.id).execute();
    expect(await standing(world.per)).toEqual({ userStatus: 1, settings: { acceptedUserTerms: false } });
    await accept(world.per, termsVersion);
    expect(await standing(world.per)).toEqual(isWelcome);
  });
});

describe('the first hour', () => {
  type Steps = { hasWheel: boolean; hasSubscribed: boolean; followsNeighbour: boolean };
  const steps = async (as: TestPerson) => {
    const asked = '{ me { firstSteps { hasWheel hasSubscribed followsNeighbour } } }';
    return (await world.graphql<{ me: { firstSteps: Steps } }>(as, asked)).data.me.firstSteps;
  };
  const make = async (as: TestPerson) => {
    const input = { title: 'Budsjett', color: '#1f6f5c' };
    const { data } = await world.graphql<{ createCalendar: { id: string } }>(
      as,
      'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id } }',
      { input },
    );
    return data.createCalendar.id;
  };

  it('has nothing done of somebody new', async () => {
    expect(await steps(await newcomer())).toEqual({ hasWheel: false, hasSubscribed: false, followsNeighbour: false });
  });

  it('knows a wheel that was made, a calendar that has read, and who is followed', async () => {
    const nina = await newcomer();
    await make(nina);
    expect(await steps(nina)).toEqual({ hasWheel: true, hasSubscribed: false, followsNeighbour: false });
    expect((await world.rest(null, 'GET', `/meta/calendar?calendarCode=${nina.calendarCode}`)).status).toBe(200);
    expect(await steps(nina)).toMatchObject({ hasSubscribed: true });
    const follow = (id: string) =>
      world.graphql(nina, 'mutation ($id: ID!) { follow(id: $id) { __typename } }', { id });
    await follow(await make(world.kari));
    expect(await steps(nina)).toMatchObject({ followsNeighbour: false });
    await follow(await make(world.per));
    expect(await steps(nina)).toMatchObject({ followsNeighbour: true });
  });
});
