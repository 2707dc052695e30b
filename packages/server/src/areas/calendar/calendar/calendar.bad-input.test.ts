import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../../core/testing/answers.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { everyTable, hidden } from '../../../subject/testing/things.ts';
import { type BadInput, brokenText, expectRefusal, link, longTitle, many } from '../testing/bad-input.ts';
import { type InputMutation, makeCalendar, makeEvent } from '../testing/wheels.ts';

/** Bad input, everywhere (issue 2): a typed refusal that names the field, and nothing written. */
let world: World;
let calendar: string;
let secret: string;
let instance: string;
let ring: string;

beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
  calendar = await makeCalendar(world, world.kari);
  secret = await makeCalendar(world, world.per, hidden);
  instance = (await makeEvent(world, world.kari, calendar)).instances.nodes[0]!.id;
  const rings = await world.db
    .selectFrom('calendar_ring')
    .select('id')
    .where('calendar_id', '=', Number(calendar))
    .execute();
  ring = String(rings[0]!.id);
});
afterAll(() => world.close());

const newCalendar = () => ({ title: 'Årshjul', color: '#112233' });
const oldCalendar = () => ({ id: calendar, version: 1 });

const calendarWords = (base: () => object): BadInput[] => [
  ['an unknown field', () => ({ ...base(), colour: '#112233' }), 'input.unknownField', 'input.colour'],
  ['a title that is a number', () => ({ ...base(), title: 7 }), 'input.wrongType', 'input.title'],
  ['a title of 256', () => ({ ...base(), title: longTitle }), 'input.tooLong', 'input.title'],
  ['a title of line breaks', () => ({ ...base(), title: ' \n\r\n ' }), 'input.required', 'input.title'],
  ['a title that nobody can see', () => ({ ...base(), title: '\u200b\u2060\u3164' }), 'input.invisible', 'input.title'],
  ['a colour that is none', () => ({ ...base(), color: 'red' }), 'input.colour', 'input.color'],
  ['a category that is none', () => ({ ...base(), category: 'GROUP' }), 'input.notAChoice', 'input.category'],
  [
    'a status that has a call of its own',
    () => ({ ...base(), status: 'ARCHIVED' }),
    'input.notAChoice',
    'input.status',
  ],
  ['rich text with bad nesting', () => ({ ...base(), description: brokenText }), 'input.richText', 'input.description'],
  [
    'a link that runs',
    () => ({ ...base(), description: link('javascript:alert(1)') }),
    'input.link',
    'input.description',
  ],
  [
    'a service area that is not there',
    () => ({ ...base(), kostraFunctions: ['999999999'] }),
    'notFound',
    'input.kostraFunctions.0',
  ],
  ['an id that is none', () => ({ ...base(), kostraFunctions: ['x1'] }), 'input.id', 'input.kostraFunctions.0'],
  [
    'a stranger’s id second in a list of two',
    () => ({
      ...base(),
      access: {
        persons: [
          { person: world.ola.id, access: 'READ' },
          { person: '999999999', access: 'READ' },
        ],
      },
    }),
    'notFound',
    'input.access.persons.1.person',
  ],
  [
    'a person where a group should be',
    () => ({ ...base(), access: { groups: [{ group: world.ola.id, access: 'READ' }] } }),
    'notFound',
    'input.access.groups.0.group',
  ],
  [
    'an organization that is not there',
    () => ({
      ...base(),
      access: {
        organizations: [
          { organization: world.lundvik.id, access: 'READ' },
          { organization: world.ola.id, access: 'READ' },
        ],
      },
    }),
    'notFound',
    'input.access.organizations.1.organization',
  ],
  [
    'a group of organizations that is not there',
    () => ({ ...base(), access: { organizationGroups: [{ organizationGroup: world.lundvik.id, access: 'WRITE' }] } }),
    'notFound',
    'input.access.organizationGroups.0.organizationGroup',
  ],
  [
    'another owner',
    () => ({ ...base(), access: { persons: [{ person: world.ola.id, access: 'OWNER' }] } }),
    'input.notAChoice',
    'input.access.persons.0.access',
  ],
  [
    'an access list of 501',
    () => ({ ...base(), access: { persons: many(501, (index) => ({ person: index + 1, access: 'READ' })) } }),
    'input.tooMany',
    'input.access.persons',
  ],
];

const cases: Partial<Record<InputMutation, BadInput[]>> = {
  createCalendar: [
    ...calendarWords(newCalendar),
    ['no title', () => ({ color: '#112233' }), 'input.required', 'input.title'],
    ['no colour', () => ({ title: 'Årshjul' }), 'input.required', 'input.color'],
  ],
  updateCalendar: [
    ...calendarWords(oldCalendar),
    ['no version', () => ({ id: calendar, title: 'Ny' }), 'input.required', 'input.version'],
    ['a year wheel that is not there', () => ({ id: '999999999', version: 1 }), 'notFound', 'input.id'],
    ['a hidden year wheel', () => ({ id: secret, version: 1 }), 'notFound', 'input.id'],
    ['an activity in its place', () => ({ id: instance, version: 1 }), 'notFound', 'input.id'],
    ['an id that is too large', () => ({ id: '99999999999999999999', version: 1 }), 'input.id', 'input.id'],
  ],
  createCalendarRing: [
    ['a colour that is none', () => ({ calendar, color: '#12345' }), 'input.colour', 'input.color'],
    ['an order below 0', () => ({ calendar, order: -1 }), 'input.outOfRange', 'input.order'],
    ['a hidden year wheel', () => ({ calendar: secret }), 'notFound', 'input.calendar'],
  ],
  updateCalendarRing: [
    ['a colour that is none', () => ({ id: ring, color: 'blue' }), 'input.colour', 'input.color'],
    ['an order that is a text', () => ({ id: ring, order: 'first' }), 'input.wrongType', 'input.order'],
    ['a ring that is not there', () => ({ id: '999999999' }), 'notFound', 'input.id'],
  ],
};

for (const [name, rows] of Object.entries(cases) as [InputMutation, BadInput[]][]) {
  describe(`${name} refuses`, () => {
    it.each(rows)('%s', (...row) => expectRefusal(world, name, row));
  });
}

describe('a call that names nothing but an id refuses', () => {
  const names = [
    'archiveCalendar',
    'unArchiveCalendar',
    'removeCalendar',
    'deleteCalendarRing',
    'removeTodo',
    'follow',
    'unFollow',
    'like',
    'unLike',
  ];
  const isScalar = (name: string) => name === 'removeCalendar' || name === 'deleteCalendarRing';
  const ask = (name: string, id: unknown) =>
    world.graphql(world.kari, `mutation ($id: ID!) { ${name}(id: $id) ${isScalar(name) ? '' : '{ id }'} }`, { id });

  it.each(names)('%s: an id that is none, one that is absent, and one that is hidden just as that', async (name) => {
    const before = await everyTable(world);
    expect(refusalOf(await ask(name, '-3'))).toEqual(['input.id', 'id']);
    expect(refusalOf(await ask(name, null))).toEqual(['input.required', 'id']);
    const [absent, secretly] = [await ask(name, '999999999'), await ask(name, secret)];
    expect(refusalOf(absent)).toEqual(['notFound', 'id']);
    expect(secretly).toEqual(absent);
    expect(await everyTable(world)).toBe(before);
  });
});

describe('a query refuses', () => {
  it.each([
    ['allCalendars(limit: 0) { totalCount }', 'input.outOfRange', 'limit'],
    ['allCalendars(limit: 101) { totalCount }', 'input.outOfRange', 'limit'],
    ['allCalendars(offset: -1) { totalCount }', 'input.outOfRange', 'offset'],
    ['allCalendars(organizations: ["x"]) { totalCount }', 'input.id', 'organizations.0'],
    ['myCalendars(limit: 101) { totalCount }', 'input.outOfRange', 'limit'],
    ['yearWheel(startMonth: 13) { year }', 'input.outOfRange', 'startMonth'],
    ['yearWheel(person: "999999999") { year }', 'notFound', 'person'],
    ['yearWheelRing(calendarId: "999999999", year: 2026) { id }', 'notFound', 'calendarId'],
    ['yearWheelRing(calendarId: "1") { id }', 'input.required', 'year'],
    ['yearWheelRing(calendarId: "1", year: -1) { id }', 'input.outOfRange', 'year'],
    ['yearWheelRing(calendarId: "1", year: 12026) { id }', 'input.outOfRange', 'year'],
    ['yearWheelRing(calendarId: "1", from: "2026-01-01", to: "2029-01-01") { id }', 'input.outOfRange', 'to'],
    ['yearWheelRing(calendarId: "1", from: "2026-02-31", to: "2026-03-01") { id }', 'input.day', 'from'],
    ['yearWheelRing(calendarId: "1", from: "2026-03-02", to: "2026-03-01") { id }', 'input.endBeforeStart', 'to'],
    ['previewSeries(input: {startDate: "2026-13-01"}) { total }', 'input.day', 'input.startDate'],
    ['upcomingDeadlines(limit: 0) { id }', 'input.outOfRange', 'limit'],
    ['calendar(id: "0") { id }', 'input.id', 'id'],
    ['event(id: "999999999") { id }', 'notFound', 'id'],
    ['eventInstance(id: "999999999") { id }', 'notFound', 'id'],
  ])('%s', async (query, code, field) => {
    expect(refusalOf(await world.graphql(world.kari, `{ ${query} }`))).toEqual([code, field]);
  });
});
