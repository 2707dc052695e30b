import { describe, expect, test } from 'vitest';
import { readInput } from '../input.ts';
import { refusedWith } from '../testing/refused.ts';
import { allCalendarsInput, createCalendarInput, updateCalendarInput } from './calendar.input.ts';

const kari = 1;
const ola = 2;
const wheel = { title: 'Internkontroll', color: '#1f6f8b' };
const refused = (more: object) => refusedWith(() => readInput(createCalendarInput, { ...wheel, ...more }));

describe('A new year wheel is refused', () => {
  test('without title or colour', () => {
    expect(refusedWith(() => readInput(createCalendarInput, { color: '#1f6f8b' }))).toBe('input.required input.title');
    expect(refusedWith(() => readInput(createCalendarInput, { title: 'Budsjett' }))).toBe('input.required input.color');
  });

  test('with a field that it does not have', () => {
    expect(refused({ createdBy: ola })).toBe('input.unknownField input.createdBy');
    expect(refused({ access: { myAccess: 'WRITE' } })).toBe('input.unknownField input.access.myAccess');
  });

  test('with an owner in the access list, for only the maker is one', () => {
    expect(refused({ access: { persons: [{ person: ola, access: 'OWNER' }] } })).toBe(
      'input.notAChoice input.access.persons.0.access',
    );
  });

  test('with an organization that is no id, the second in the list', () => {
    const organizations = [
      { organization: '3', access: 'READ' },
      { organization: 'Lundvik', access: 'READ' },
    ];
    expect(refused({ access: { organizations } })).toBe('input.id input.access.organizations.1.organization');
  });

  test('in a status that has a call of its own', () => {
    for (const status of ['ARCHIVED', 'OBSOLETE', 'TO_APPROVAL'])
      expect(refused({ status })).toBe('input.notAChoice input.status');
  });

  test('with a category, a colour, a description or a list that is none', () => {
    expect(refused({ category: 'SUBJECT_GROUP' })).toBe('input.notAChoice input.category');
    expect(refused({ color: 'blue' })).toBe('input.colour input.color');
    expect(refused({ description: '{"type":"doc"}' })).toBe('input.richText input.description');
    expect(refused({ kostraFunctions: '120' })).toBe('input.wrongType input.kostraFunctions');
    expect(refused({ descriptionText: 12 })).toBe('input.wrongType input.descriptionText');
  });

  test('with more people than a list holds', () => {
    const persons = Array.from({ length: 501 }, (_, index) => ({ person: index + 1, access: 'READ' }));
    expect(refused({ access: { persons } })).toBe('input.tooMany input.access.persons');
  });
});

describe('A new year wheel', () => {
  test('is a published topic, and leaves its access to the server, unless its maker says otherwise', () => {
    expect(readInput(createCalendarInput, wheel)).toEqual({
      ...wheel,
      category: 'TOPIC',
      status: 'PUBLISHED',
      kostraFunctions: [],
    });
  });

  test('is private and listed when the access list does not say', () => {
    const { access } = readInput(createCalendarInput, {
      ...wheel,
      access: { persons: [{ person: '2', access: 'READ' }] },
    });
    expect(access).toEqual({
      isPrivate: true,
      visibility: 'PUBLIC',
      persons: [{ person: ola, access: 'READ' }],
      groups: [],
      organizations: [],
      organizationGroups: [],
    });
  });

  test('takes whoever is named twice once, as first named', () => {
    const persons = [
      { person: ola, access: 'READ' },
      { person: ola, access: 'WRITE' },
      { person: kari, access: 'READ' },
    ];
    expect(readInput(createCalendarInput, { ...wheel, access: { persons } }).access?.persons).toEqual([
      persons[0],
      persons[2],
    ]);
  });

  test('that is open for all keeps only those who write, and is not hidden', () => {
    const entries = {
      persons: [
        { person: ola, access: 'READ' },
        { person: kari, access: 'WRITE' },
      ],
      groups: [{ group: 7, access: 'READ' }],
    };
    const { access } = readInput(createCalendarInput, {
      ...wheel,
      access: { isPrivate: false, visibility: 'PRIVATE', ...entries },
    });
    expect(access).toMatchObject({ visibility: 'PUBLIC', persons: [{ person: kari, access: 'WRITE' }], groups: [] });
  });

  test('derives its plain text itself', () => {
    const read = readInput(createCalendarInput, { ...wheel, description: 'Kvart år', descriptionText: 'noko anna' });
    expect([read.description?.text, read.descriptionText]).toEqual(['Kvart år', undefined]);
  });
});

describe('Changes to a year wheel', () => {
  test('are refused without the version that was seen', () => {
    expect(refusedWith(() => readInput(updateCalendarInput, { id: 1, title: 'Ny' }))).toBe(
      'input.required input.version',
    );
  });

  test('are refused when they empty the title', () => {
    for (const title of [null, ' ']) {
      expect(refusedWith(() => readInput(updateCalendarInput, { id: 1, version: 1, title }))).toBe(
        'input.required input.title',
      );
    }
  });

  test('leave alone what is left out, and null empties the description', () => {
    expect(readInput(updateCalendarInput, { id: '1', version: 3, description: null })).toEqual({
      id: 1,
      version: 3,
      description: null,
    });
  });
});

describe('The list of year wheels', () => {
  test('is refused beyond its bounds', () => {
    const refusedList = (args: object) => refusedWith(() => readInput(allCalendarsInput, args, ''));
    expect(refusedList({ limit: 0 })).toBe('input.outOfRange limit');
    expect(refusedList({ limit: 101 })).toBe('input.outOfRange limit');
    expect(refusedList({ offset: -1 })).toBe('input.outOfRange offset');
    expect(refusedList({ sort: 'COLOR' })).toBe('input.notAChoice sort');
    expect(refusedList({ persons: [1, 0] })).toBe('input.id persons.1');
  });

  test('is twelve, the latest changed first', () => {
    expect(readInput(allCalendarsInput, { category: null }, '')).toEqual({
      archived: false,
      sort: 'LAST_UPDATED',
      order: 'DESCENDING',
      limit: 12,
      offset: 0,
      organizations: [],
      persons: [],
    });
  });

  test('by title runs from A, and the other way when asked', () => {
    expect(readInput(allCalendarsInput, { sort: 'TITLE' }, '').order).toBe('ASCENDING');
    expect(readInput(allCalendarsInput, { sort: 'TITLE', order: 'DESCENDING' }, '').order).toBe('DESCENDING');
  });
});
