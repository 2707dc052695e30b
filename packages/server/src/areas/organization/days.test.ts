import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../../core/testing/answers.ts';
import { makePerson, type TestPerson } from '../../core/testing/people.ts';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { makeCalendar, makeEvent } from '../calendar/testing/wheels.ts';

let world: World;
let turid: TestPerson;
beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
  turid = await makePerson(world.db, 'Turid Stab', world.fjordvik, { isOrganizationAdmin: true });
});
afterAll(() => world.close());

type Days = { id: string; title: string; startDate: string; endDate: string };
const save = (as: TestPerson, name: 'saveSchoolHoliday' | 'saveClosedDays', input: object) =>
  world.graphql<Record<typeof name, Days>>(
    as,
    `mutation ($input: SaveDaysInput!) { ${name}(input: $input) { id title startDate endDate } }`,
    { input: { organization: world.fjordvik.id, ...input } },
  );
const listed = async (as: TestPerson, list: 'schoolHolidays' | 'closedDays', year = 2026) => {
  const query = `{ ${list}(organization: ${world.fjordvik.id}, year: ${year}) { id title startDate endDate } }`;
  return dataOf(await world.graphql<Record<typeof list, Days[]>>(as, query))[list];
};
const autumn = { title: 'Haustferie', startDate: '2026-10-05', endDate: '2026-10-09' };

describe('who may set the days of an organization', () => {
  it('is no ordinary person, and no admin of another organization', async () => {
    const other = await makePerson(world.db, 'Liv Leiar', world.lundvik, { isOrganizationAdmin: true });
    expect(refusalOf(await save(world.kari, 'saveSchoolHoliday', autumn))).toEqual(['notFound']);
    expect(refusalOf(await save(other, 'saveSchoolHoliday', autumn))).toEqual(['notFound', 'input.organization']);
    const { id } = dataOf(await save(turid, 'saveSchoolHoliday', autumn)).saveSchoolHoliday;
    expect(refusalOf(await world.graphql(other, `mutation { removeSchoolHoliday(id: ${id}) }`))).toEqual([
      'notFound',
      'id',
    ]);
    dataOf(await world.graphql(world.astrid, `mutation { removeSchoolHoliday(id: ${id}) }`));
    expect(await listed(world.kari, 'schoolHolidays')).toEqual([]);
  });
});

describe('days that make no sense', () => {
  it.each([
    ['end before their start', { ...autumn, endDate: '2026-10-04' }, 'input.endBeforeStart', 'input.endDate'],
    ['last a hundred and one days', { ...autumn, endDate: '2027-01-13' }, 'input.outOfRange', 'input.endDate'],
    ['have no name', { ...autumn, title: ' ' }, 'input.required', 'input.title'],
    ['are another kind of days', { ...autumn, id: 999_999 }, 'notFound', 'input.id'],
  ])('are refused that %s', async (_, input, code, field) => {
    expect(refusalOf(await save(turid, 'saveSchoolHoliday', input))).toEqual([code, field]);
  });
});

describe('a school holiday', () => {
  it('is read by everybody in each year that it touches, and can be changed', async () => {
    const christmas = { title: 'Juleferie', startDate: '2026-12-21', endDate: '2027-01-01' };
    const made = dataOf(await save(turid, 'saveSchoolHoliday', christmas)).saveSchoolHoliday;
    expect(await listed(world.per, 'schoolHolidays', 2027)).toEqual([{ id: made.id, ...christmas }]);
    dataOf(await save(turid, 'saveSchoolHoliday', { ...christmas, id: made.id, endDate: '2026-12-31' }));
    expect(await listed(world.per, 'schoolHolidays', 2027)).toEqual([]);
  });

  it('is in a feed that asks for it, and in no other', async () => {
    const made = dataOf(
      await save(turid, 'saveSchoolHoliday', { ...autumn, title: 'Ferie i haust' }),
    ).saveSchoolHoliday;
    const feed = async (more = '') =>
      (await world.rest(null, 'GET', `/meta/calendar?calendarCode=${world.kari.calendarCode}${more}`)).text;
    expect(await feed()).not.toContain('Ferie i haust');
    const school = await feed('&schoolHolidays=true');
    expect(school).toMatch(new RegExp(`UID:school-${made.id}@`));
    expect(school).toContain('DTSTART;VALUE=DATE:20261005');
    expect(school).toContain('DTEND;VALUE=DATE:20261010');
  });

  it('is no day on which the organization is closed', async () => {
    dataOf(await save(turid, 'saveSchoolHoliday', autumn));
    expect(await listed(world.kari, 'closedDays')).toEqual([]);
  });
});

describe('closed days', () => {
  it('move the deadlines of the organization’s own year wheels, there and back', async () => {
    const wheel = await makeCalendar(world, world.kari);
    const { instances } = await makeEvent(world, world.kari, wheel, { startDate: '2026-05-15', workingDay: 'BEFORE' });
    const theirs = await makeCalendar(world, world.per);
    const other = await makeEvent(world, world.per, theirs, { startDate: '2026-05-15', workingDay: 'BEFORE' });
    const query = (id: string) => `{ eventInstance(id: ${id}) { endDate movedFrom } }`;
    const own = async () => dataOf(await world.graphql(world.kari, query(instances.nodes[0]!.id)));
    expect(await own()).toEqual({ eventInstance: { endDate: '2026-05-15', movedFrom: null } });
    const closed = { title: 'Inneklemd', startDate: '2026-05-15' };
    const { id } = dataOf(await save(turid, 'saveClosedDays', closed)).saveClosedDays;
    expect(await own()).toEqual({ eventInstance: { endDate: '2026-05-13', movedFrom: '2026-05-15' } });
    expect(dataOf(await world.graphql(world.per, query(other.instances.nodes[0]!.id)))).toEqual({
      eventInstance: { endDate: '2026-05-15', movedFrom: null },
    });
    dataOf(await world.graphql(turid, `mutation { removeClosedDays(id: ${id}) }`));
    expect(await own()).toEqual({ eventInstance: { endDate: '2026-05-15', movedFrom: null } });
  });
});

describe('the eves', () => {
  it('are half days until the organization says otherwise, and closed ones move deadlines', async () => {
    const eves = `{ eves(organization: ${world.fjordvik.id}) { easterEve christmasEve newYearsEve } }`;
    const half = { easterEve: 'HALF', christmasEve: 'HALF', newYearsEve: 'HALF' };
    expect(dataOf(await world.graphql(world.per, eves))).toEqual({ eves: half });
    const wheel = await makeCalendar(world, world.kari);
    const { instances } = await makeEvent(world, world.kari, wheel, { startDate: '2026-12-24', workingDay: 'BEFORE' });
    const set = 'mutation ($input: SetEvesInput!) { setEves(input: $input) { easterEve christmasEve newYearsEve } }';
    const input = { organization: world.fjordvik.id, christmasEve: 'CLOSED' };
    expect(refusalOf(await world.graphql(world.kari, set, { input }))).toEqual(['notFound']);
    expect(dataOf(await world.graphql(turid, set, { input }))).toEqual({
      setEves: { ...half, christmasEve: 'CLOSED' },
    });
    const query = `{ eventInstance(id: ${instances.nodes[0]!.id}) { endDate } }`;
    expect(dataOf(await world.graphql(world.kari, query))).toEqual({ eventInstance: { endDate: '2026-12-23' } });
  });
});
