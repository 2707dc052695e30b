import { describe, expect, test } from 'vitest';
import {
  changeFilter,
  defaultFilterOf,
  filterVariables,
  isFiltered,
  type ListSchema,
  readFilter,
  type SortChoice,
  writeFilter,
} from './list-filter.ts';

const sorts = [
  { value: 'title', sort: 'TITLE', order: 'ASCENDING' },
  { value: 'updated', sort: 'LAST_UPDATED', order: 'DESCENDING' },
] as const satisfies readonly SortChoice[];
const choices = { category: ['GRANT', 'PRIZE'] } as const;
const schema: ListSchema<typeof choices, (typeof sorts)[number]> = {
  ...{ choices, sorts, defaultSort: sorts[1], pageSize: 12, serviceAreas: 'groupsAndAreas' },
};
const read = (address: string) => readFilter(schema, new URLSearchParams(address));
const full =
  'organization=3&organization=4&person=5&text=plan&kostra=7&function=8&category=GRANT&archived=true&limited=true&sort=title&page=3';

describe('the filter of a list in the address', () => {
  test('comes back as it was sent, whatever was chosen', () => {
    expect(writeFilter(schema, read(full)).toString()).toBe(full);
  });

  test('says nothing as long as the list is as it always is', () => {
    expect(writeFilter(schema, defaultFilterOf(schema)).toString()).toBe('');
    expect(writeFilter(schema, read('sort=updated&page=1&archived=false')).toString()).toBe('');
  });

  test.each([
    ['a person who is no number', 'person=kari'],
    ['an organization that begins with naught', 'organization=03'],
    ['a category that there is not', 'category=LOAN'],
    ['an order that there is not', 'sort=colour'],
    ['a page before the first', 'page=0'],
    ['a page that is no number', 'page=two'],
    ['a yes in another language', 'archived=ja'],
  ])('leaves out %s', (_, address) => {
    expect(read(address)).toEqual(defaultFilterOf(schema));
  });

  test('holds no more words than a search takes, without the blanks around them', () => {
    expect(read(`text=+${'x'.repeat(300)}`).text).toBe('x'.repeat(200));
  });

  test('single service areas narrow only lists that know them', () => {
    const groups = { ...schema, serviceAreas: 'groups' as const };
    expect(read('function=8').kostraFunctions).toEqual(['8']);
    expect(readFilter(groups, new URLSearchParams('function=8')).kostraFunctions).toEqual([]);
  });
});

test('a change of the filter leads to its first page, and turning a page keeps the filter', () => {
  const third = read('text=plan&page=3');
  expect(changeFilter(third, { text: 'budsjett' })).toEqual(read('text=budsjett'));
  expect(changeFilter(third, { page: 4 })).toEqual(read('text=plan&page=4'));
});

test('a list is filtered if something narrows or sorts it, not by its page or by what is unfolded', () => {
  expect(
    ['text=plan', 'sort=title', 'archived=true', 'category=GRANT'].map((one) => isFiltered(schema, read(one))),
  ).toEqual([true, true, true, true]);
  expect(['', 'page=2', 'limited=true'].map((one) => isFiltered(schema, read(one)))).toEqual([false, false, false]);
});

describe('what the server is asked', () => {
  test('is the page, the order and what narrows it', () => {
    expect(filterVariables(schema, read(full))).toEqual({
      ...{ sort: 'TITLE', order: 'ASCENDING', limit: 12, offset: 24, organizations: ['3', '4'], persons: ['5'] },
      ...{ kostraGroup: '7', kostraFunctions: ['8'], text: 'plan', archived: true, limited: false, category: 'GRANT' },
    });
  });

  test('no words are none, rather than empty ones', () => {
    expect(filterVariables(schema, read('')).text).toBeNull();
  });

  test('my municipality is asked for once, also if it was chosen besides', () => {
    expect(filterVariables(schema, read('organization=3&organization=9'), '9').organizations).toEqual(['9', '3']);
  });

  test('a list that is not narrowed by service areas does not name them', () => {
    const { serviceAreas: _, ...plain } = schema;
    const variables = filterVariables(plain, readFilter(plain, new URLSearchParams('kostra=7')));
    expect(Object.keys(variables).filter((name) => name.startsWith('kostra'))).toEqual([]);
  });
});
