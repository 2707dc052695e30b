import { afterAll, beforeAll, describe, it } from 'vitest';
import { makeWorld, type World } from '../../../core/testing/world.ts';
import { hidden, richText } from '../../../subject/testing/things.ts';
import { type BadInput, brokenText, expectRefusal, link, longTitle, many } from '../testing/bad-input.ts';
import { call, type InputMutation, makeCalendar, makeEvent } from '../testing/wheels.ts';

/** Bad input, everywhere (issue 2): a typed refusal that names the field, and nothing written. */
let world: World;
let calendar: string;
let secret: string;
let instance: string;
let todo: string;

beforeAll(async () => {
  world = await makeWorld();
  world.setNow('2026-03-02T09:00:00Z');
  const { kari, per } = world;
  calendar = await makeCalendar(world, kari);
  secret = await makeCalendar(world, per, hidden);
  const overnight = { startDate: '2026-06-01', endDate: '2026-06-02', startTime: '10:00', endTime: '09:00' };
  instance = (await makeEvent(world, kari, calendar, overnight)).instances.nodes[0]!.id;
  const made = await call<{ id: string }>(world, kari, 'createTodo', { parent: instance, title: 'Hent tal' });
  todo = made.data.createTodo.id;
});
afterAll(() => world.close());

const newEvent = () => ({ calendar, title: 'Møte', description: richText('Førebu'), startDate: '2026-06-01' });
const change = () => ({ id: instance, version: 1 });
const newTodo = () => ({ parent: instance, title: 'Skriv' });
const oldTodo = () => ({ id: todo, version: 1 });
const monthly = { unit: 'MONTH', interval: 1 };

const cases: Partial<Record<InputMutation, BadInput[]>> = {
  createEvent: [
    ['an unknown field', () => ({ ...newEvent(), place: 'Rådhuset' }), 'input.unknownField', 'input.place'],
    ['no year wheel', () => ({ ...newEvent(), calendar: undefined }), 'input.required', 'input.calendar'],
    ['a hidden year wheel', () => ({ ...newEvent(), calendar: secret }), 'notFound', 'input.calendar'],
    ['an activity as the year wheel', () => ({ ...newEvent(), calendar: instance }), 'notFound', 'input.calendar'],
    ['no title', () => ({ ...newEvent(), title: ' ' }), 'input.required', 'input.title'],
    [
      'an empty purpose',
      () => ({ ...newEvent(), description: richText('\u200b') }),
      'input.invisible',
      'input.description',
    ],
    ['no start', () => ({ ...newEvent(), startDate: null }), 'input.required', 'input.startDate'],
    ['a day that does not exist', () => ({ ...newEvent(), startDate: '2026-02-30' }), 'input.day', 'input.startDate'],
    [
      'an end before the start',
      () => ({ ...newEvent(), endDate: '2026-05-31' }),
      'input.endBeforeStart',
      'input.endDate',
    ],
    [
      'a day after the years of a wheel',
      () => ({ ...newEvent(), startDate: '2035-05-05' }),
      'input.outsideYears',
      'input.startDate',
    ],
    ['a day before them', () => ({ ...newEvent(), startDate: '1990-05-05' }), 'input.outsideYears', 'input.startDate'],
    [
      'a day in the year 9999',
      () => ({ ...newEvent(), startDate: '9999-12-31' }),
      'input.outsideYears',
      'input.startDate',
    ],
    [
      'a chosen date after the years of a wheel',
      () => ({ ...newEvent(), activities: [{ startDate: '2026-06-01' }, { startDate: '2030-01-01' }] }),
      'input.outsideYears',
      'input.activities.1.startDate',
    ],
    [
      'a repetition that begins after them',
      () => ({
        ...newEvent(),
        repetitionDefinition: { unit: 'MONTH', interval: 1 },
        startRepetitionDate: '2030-02-01',
      }),
      'input.outsideYears',
      'input.startRepetitionDate',
    ],
    [
      'the same days twice',
      () => ({ ...newEvent(), activities: [{ startDate: '2026-06-01' }, { startDate: '2026-06-01' }] }),
      'input.sameDays',
      'input.activities.1.startDate',
    ],
    ['a time that does not exist', () => ({ ...newEvent(), startTime: '24:00' }), 'input.time', 'input.startTime'],
    [
      'an end time before the start',
      () => ({ ...newEvent(), startTime: '10:00', endTime: '09:59' }),
      'input.endBeforeStart',
      'input.endTime',
    ],
    ['no activities', () => ({ ...newEvent(), activities: [] }), 'input.noActivity', 'input.activities'],
    [
      '101 activities',
      () => ({ ...newEvent(), activities: many(101, () => ({ startDate: '2026-06-01' })) }),
      'input.tooMany',
      'input.activities',
    ],
    [
      'chosen dates and a repetition',
      () => ({ ...newEvent(), activities: [{ startDate: '2026-06-01' }], repetitionDefinition: monthly }),
      'input.eitherOr',
      'input.repetitionDefinition',
    ],
    [
      'a chosen date that ends before it starts',
      () => ({
        ...newEvent(),
        activities: [{ startDate: '2026-06-01' }, { startDate: '2026-06-03', endDate: '2026-06-02' }],
      }),
      'input.endBeforeStart',
      'input.activities.1.endDate',
    ],
    [
      'an interval of 0',
      () => ({ ...newEvent(), repetitionDefinition: { ...monthly, interval: 0 } }),
      'input.outOfRange',
      'input.repetitionDefinition.interval',
    ],
    [
      'a weekday of a month without its place',
      () => ({ ...newEvent(), repetitionDefinition: { ...monthly, weekday: 'MONDAY' } }),
      'input.notAChoice',
      'input.repetitionDefinition.position',
    ],
    [
      'a repetition that is over before it begins',
      () => ({ ...newEvent(), repetitionDefinition: monthly, endRepetitionDate: '2026-05-31' }),
      'input.endBeforeStart',
      'input.endRepetitionDate',
    ],
    [
      'a repetition that was over before today',
      () => ({
        ...newEvent(),
        startDate: '2025-01-01',
        repetitionDefinition: monthly,
        endRepetitionDate: '2025-12-31',
      }),
      'input.noActivity',
      'input.repetitionDefinition',
    ],
    [
      'a checklist of seven on each day of four years',
      () => ({
        ...newEvent(),
        repetitionDefinition: { unit: 'DAY', interval: 1 },
        todoTemplate: many(8, (index) => `Punkt ${index}`),
      }),
      'input.tooMany',
      'input.todoTemplate',
    ],
    [
      'somebody responsible who may not read it',
      () => ({ ...newEvent(), responsible: world.per.id }),
      'calendar.responsible',
      'input.responsible',
    ],
    [
      'somebody responsible who is not there',
      () => ({ ...newEvent(), responsible: '999999999' }),
      'calendar.responsible',
      'input.responsible',
    ],
    [
      'a stranger responsible for the second of two',
      () => ({
        ...newEvent(),
        activities: [
          { startDate: '2026-06-01', responsible: world.ola.id },
          { startDate: '2026-06-02', responsible: world.per.id },
        ],
      }),
      'calendar.responsible',
      'input.activities.1.responsible',
    ],
    [
      'a tag that nobody can see',
      () => ({ ...newEvent(), tags: ['Økonomi', '\u200b'] }),
      'input.invisible',
      'input.tags.1',
    ],
    ['a reminder that is none', () => ({ ...newEvent(), reminder: 'NEVER' }), 'input.notAChoice', 'input.reminder'],
  ],
  updateEventInstance: [
    [
      'a day after the years of a wheel',
      () => ({ ...change(), endDate: '2035-05-05' }),
      'input.outsideYears',
      'input.endDate',
    ],
    ['a day before them', () => ({ ...change(), startDate: '1990-05-05' }), 'input.outsideYears', 'input.startDate'],
    ['an unknown field', () => ({ ...change(), tags: [] }), 'input.unknownField', 'input.tags'],
    ['no version beside a title', () => ({ id: instance, title: 'Ny' }), 'input.required', 'input.version'],
    ['a tick that is no yes or no', () => ({ id: instance, isDone: 'ja' }), 'input.wrongType', 'input.isDone'],
    ['a day that does not exist', () => ({ ...change(), endDate: '2027-02-29' }), 'input.day', 'input.endDate'],
    [
      'an end before the start',
      () => ({ ...change(), startDate: '2026-06-05', endDate: '2026-06-04' }),
      'input.endBeforeStart',
      'input.endDate',
    ],
    [
      'a start after the end that stays',
      () => ({ ...change(), startDate: '2026-06-05' }),
      'input.endBeforeStart',
      'input.startDate',
    ],
    [
      'an end before the start that stays',
      () => ({ ...change(), endDate: '2026-05-05' }),
      'input.endBeforeStart',
      'input.endDate',
    ],
    [
      'one day, on which it would end before its hour',
      () => ({ ...change(), endDate: null }),
      'input.endBeforeStart',
      'input.endDate',
    ],
    ['an empty purpose', () => ({ ...change(), description: richText(' ') }), 'input.required', 'input.description'],
    ['a note that runs', () => ({ ...change(), note: link('data:text/html,x') }), 'input.link', 'input.note'],
    [
      'a stranger as responsible',
      () => ({ ...change(), responsible: world.per.id }),
      'calendar.responsible',
      'input.responsible',
    ],
    ['the year wheel in its place', () => ({ id: calendar, version: 1, title: 'Ny' }), 'notFound', 'input.id'],
    ['ARCHIVED as a status', () => ({ ...change(), status: 'ARCHIVED' }), 'input.notAChoice', 'input.status'],
  ],
  createTodo: [
    ['no title', () => ({ parent: instance }), 'input.required', 'input.title'],
    ['a title of 256', () => ({ ...newTodo(), title: longTitle }), 'input.tooLong', 'input.title'],
    ['a place below 0', () => ({ ...newTodo(), index: -1 }), 'input.outOfRange', 'input.index'],
    ['a year wheel as the activity', () => ({ ...newTodo(), parent: calendar }), 'notFound', 'input.parent'],
    ['an unknown field', () => ({ ...newTodo(), isDone: true }), 'input.unknownField', 'input.isDone'],
  ],
  updateTodo: [
    ['no version beside a title', () => ({ id: todo, title: 'Ny' }), 'input.required', 'input.version'],
    ['a title that nobody can see', () => ({ ...oldTodo(), title: '\u2800' }), 'input.invisible', 'input.title'],
    ['broken rich text', () => ({ ...oldTodo(), note: brokenText }), 'input.richText', 'input.note'],
    ['an activity in its place', () => ({ id: instance, isDone: true }), 'notFound', 'input.id'],
  ],
};

for (const [name, rows] of Object.entries(cases) as [InputMutation, BadInput[]][]) {
  describe(`${name} refuses`, () => {
    it.each(rows)('%s', (...row) => expectRefusal(world, name, row));
  });
}
