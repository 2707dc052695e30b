import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readInput } from '../input.ts';
import { refusedWith, refusesAtMost } from '../testing/refused.ts';
import { createEventInput, createEventsInput } from './event.input.ts';
import { updateEventInstanceInput } from './event-instance.input.ts';
import { createTodoInput, updateTodoInput } from './todo.input.ts';

const safetyRound = { calendar: 1, title: 'Vernerunde', description: 'Sjå etter feil' };
const monthly = { unit: 'MONTH', interval: 1 };
const read = (more: object) => readInput(createEventInput, { ...safetyRound, ...more });
const refused = (more: object) => refusedWith(() => read(more));

describe('Several new activities at once are refused', () => {
  const several = (count: number, more: object = {}) =>
    Array.from({ length: count }, () => ({ ...safetyRound, startDate: '2027-05-03', ...more }));
  const refusedAll = (given: unknown) => refusedWith(() => readInput(createEventsInput, given));

  test('where there is none, or more than a hundred', () => {
    expect(refusedAll([])).toBe('input.noActivity input');
    expect(refusedAll(several(101))).toBe('input.tooMany input');
    expect(readInput(createEventsInput, several(100))).toHaveLength(100);
  });

  test('for one of them, by its place', () => {
    const [first, second] = [several(3), several(1, { title: ' ' })];
    expect(refusedAll([...first, ...second])).toBe('input.required input.3.title');
    expect(refusedAll([...first, { ...first[0], endDate: '2027-05-01' }])).toBe('input.endBeforeStart input.3.endDate');
  });

  test('where they are no list', () => {
    expect(refusedAll({ 0: several(1)[0] })).toBe('input.wrongType input');
    expect(refusedAll(undefined)).toBe('input.required input');
  });
});

describe('A new activity is refused', () => {
  test('without wheel, title, purpose or start', () => {
    for (const field of ['calendar', 'title', 'description']) {
      expect(refused({ startDate: '2027-05-03', [field]: undefined })).toBe(`input.required input.${field}`);
    }
    expect(refused({})).toBe('input.required input.startDate');
  });

  test('with a purpose that cannot be seen', () => {
    expect(refused({ startDate: '2027-05-03', description: '\u200b' })).toBe('input.invisible input.description');
  });

  test('with an end before its start', () => {
    expect(refused({ startDate: '2027-05-03', endDate: '2027-05-02' })).toBe('input.endBeforeStart input.endDate');
    expect(refused({ startDate: '2027-05-03', startTime: '10:00', endTime: '09:00' })).toBe(
      'input.endBeforeStart input.endTime',
    );
    expect(
      refused({ activities: [{ startDate: '2027-05-03' }, { startDate: '2027-06-03', endDate: '2027-06-01' }] }),
    ).toBe('input.endBeforeStart input.activities.1.endDate');
  });

  test('with an end time and no start time', () => {
    expect(refused({ startDate: '2027-05-03', endTime: '09:00' })).toBe('input.required input.startTime');
  });

  test('with days that do not exist', () => {
    expect(refused({ startDate: '2027-02-29' })).toBe('input.day input.startDate');
    expect(refused({ activities: [{ startDate: '2027-04-31' }] })).toBe('input.day input.activities.0.startDate');
  });

  test('with an empty list of dates, or more than a hundred', () => {
    expect(refused({ activities: [] })).toBe('input.noActivity input.activities');
    const many = Array.from({ length: 101 }, (_, index) => ({ startDate: `2${100 + index}-01-01` }));
    expect(refused({ activities: many })).toBe('input.tooMany input.activities');
  });

  test('with both chosen dates and a repetition', () => {
    expect(refused({ activities: [{ startDate: '2027-05-03' }], repetitionDefinition: monthly })).toBe(
      'input.eitherOr input.repetitionDefinition',
    );
  });

  test('with the days of a repetition and no repetition', () => {
    expect(refused({ startDate: '2027-05-03', endRepetitionDate: '2028-05-03' })).toBe(
      'input.required input.repetitionDefinition',
    );
  });

  test('with a repetition that ends before it starts', () => {
    const rule = { startDate: '2027-05-03', repetitionDefinition: monthly };
    expect(refused({ ...rule, endRepetitionDate: '2027-05-02' })).toBe('input.endBeforeStart input.endRepetitionDate');
    expect(refused({ ...rule, startRepetitionDate: '2027-07-01', endRepetitionDate: '2027-06-30' })).toBe(
      'input.endBeforeStart input.endRepetitionDate',
    );
  });

  test.each([
    [{ ...monthly, interval: 0 }, 'input.outOfRange input.repetitionDefinition.interval'],
    [{ ...monthly, interval: 1.5 }, 'input.outOfRange input.repetitionDefinition.interval'],
    [{ ...monthly, interval: 1000 }, 'input.outOfRange input.repetitionDefinition.interval'],
    [{ ...monthly, unit: 'HOUR' }, 'input.notAChoice input.repetitionDefinition.unit'],
    [{ ...monthly, position: 'LAST' }, 'input.notAChoice input.repetitionDefinition.weekday'],
    [{ ...monthly, weekday: 'FRIDAY' }, 'input.notAChoice input.repetitionDefinition.position'],
    [{ unit: 'DAY', interval: 1, weekday: 'FRIDAY' }, 'input.notAChoice input.repetitionDefinition.weekday'],
  ])('with a repetition that makes no sense: %j', (repetitionDefinition, refusal) => {
    expect(refused({ startDate: '2027-05-03', repetitionDefinition })).toBe(refusal);
  });

  test('with a reminder that is not offered', () => {
    expect(refused({ startDate: '2027-05-03', reminder: 'YEARLY' })).toBe('input.notAChoice input.reminder');
  });
});

describe('A new activity', () => {
  test('happens once, on its start day, without a reminder', () => {
    expect(read({ startDate: '2027-05-03' })).toMatchObject({
      startDate: '2027-05-03',
      endDate: '2027-05-03',
      reminder: 'NONE',
      tags: [],
    });
  });

  test('of chosen dates starts with the earliest, and each date ends on its own', () => {
    const chosen = [{ startDate: '2027-09-01' }, { startDate: '2027-03-01', endDate: '2027-03-02', responsible: '2' }];
    expect(read({ activities: chosen })).toMatchObject({
      startDate: '2027-03-01',
      endDate: '2027-03-02',
      activities: [
        { startDate: '2027-09-01', endDate: '2027-09-01' },
        { startDate: '2027-03-01', endDate: '2027-03-02', responsible: 2 },
      ],
    });
  });

  test('may repeat without an end', () => {
    const rule = { unit: 'MONTH', interval: 1, position: 'LAST', weekday: 'FRIDAY' };
    expect(read({ startDate: '2027-05-03', repetitionDefinition: rule }).repetitionDefinition).toEqual(rule);
  });

  test('over midnight may end at an earlier hour', () => {
    expect(read({ startDate: '2027-05-03', endDate: '2027-05-04', startTime: '22:00', endTime: '06:00' }).endTime).toBe(
      '06:00',
    );
  });

  test('has each tag once and keeps every item of its checklist', () => {
    const { tags, todoTemplate } = read({
      startDate: '2027-05-03',
      tags: ['HMS', 'hms'],
      todoTemplate: ['Loft', 'Loft'],
    });
    expect([tags, todoTemplate]).toEqual([['HMS'], ['Loft', 'Loft']]);
  });
});

describe('Changes to an activity', () => {
  const changed = (more: object) => readInput(updateEventInstanceInput, { id: 5, ...more });

  test('are refused without a version, unless it is the tick alone', () => {
    for (const more of [
      {},
      { title: 'Ny' },
      { isDone: true, note: 'Fint' },
      { isDone: true, status: 'DRAFT' },
      { isFavourite: true },
    ]) {
      expect(refusedWith(() => changed(more))).toBe('input.required input.version');
    }
    expect(changed({ isDone: false, status: 'PUBLISHED' })).toEqual({ id: 5, isDone: false, status: 'PUBLISHED' });
  });

  test('are refused with an end before the start', () => {
    expect(refusedWith(() => changed({ version: 1, startDate: '2027-05-03', endDate: '2027-05-02' }))).toBe(
      'input.endBeforeStart input.endDate',
    );
  });

  test('are refused when they empty what is required', () => {
    expect(refusedWith(() => changed({ version: 1, title: '' }))).toBe('input.required input.title');
    expect(refusedWith(() => changed({ version: 1, description: '' }))).toBe('input.required input.description');
    expect(refusedWith(() => changed({ version: 1, startDate: null }))).toBe('input.required input.startDate');
  });

  test('empty with null what may be empty', () => {
    expect(changed({ version: 1, description: null, responsible: null, reminderDate: null, note: null })).toEqual({
      id: 5,
      version: 1,
      description: null,
      responsible: null,
      reminderDate: null,
      note: null,
    });
  });
});

describe('Checklist items', () => {
  test('are refused without a title or a home, or far down the list', () => {
    expect(refusedWith(() => readInput(createTodoInput, { parent: 5 }))).toBe('input.required input.title');
    expect(refusedWith(() => readInput(createTodoInput, { title: 'Loft' }))).toBe('input.required input.parent');
    expect(refusedWith(() => readInput(createTodoInput, { parent: 5, title: 'Loft', index: 10_000 }))).toBe(
      'input.outOfRange input.index',
    );
  });

  test('are ticked without a version and changed with one', () => {
    expect(readInput(updateTodoInput, { id: 8, isDone: true })).toEqual({ id: 8, isDone: true });
    expect(refusedWith(() => readInput(updateTodoInput, { id: 8, title: 'Kjellar' }))).toBe(
      'input.required input.version',
    );
  });
});

test('whatever is sent, nothing but a Refusal is thrown', () => {
  const value = fc.oneof(
    fc.constantFrom('2027-05-03', '2027-05-02', 1, 'x', '09:00', monthly, [{ startDate: '2027-05-03' }]),
    fc.anything(),
  );
  const names = [
    'calendar',
    'title',
    'description',
    'startDate',
    'endDate',
    'startTime',
    'endTime',
    'activities',
    'repetitionDefinition',
    'endRepetitionDate',
    'id',
    'version',
    'isDone',
  ];
  const sent = fc.dictionary(fc.constantFrom(...names), value);
  const schema = fc.constantFrom(createEventInput, updateEventInstanceInput, createTodoInput, updateTodoInput);
  fc.assert(
    fc.property(schema, sent, (input, given) => refusesAtMost(() => readInput(input, given))),
    { numRuns: 500 },
  );
});
