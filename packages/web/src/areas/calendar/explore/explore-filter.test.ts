import { describe, expect, test } from 'vitest';
import * as list from '../../../subject/list/list-filter.ts';
import { calendarList } from './calendar-list.ts';

type Filter = ReturnType<typeof readFilter>;
const readFilter = (address: URLSearchParams) => list.readFilter(calendarList, address);
const writeFilter = (filter: Filter) => list.writeFilter(calendarList, filter);
const isFiltered = (filter: Filter) => list.isFiltered(calendarList, filter);
const filterVariables = (filter: Filter, preset?: string) => list.filterVariables(calendarList, filter, preset);
const { changeFilter } = list;
const defaultFilter = list.defaultFilterOf(calendarList);

const address = (text: string) => new URLSearchParams(text);

describe('the address of the list of year wheels', () => {
  test('an address full of nonsense is an address without a filter', () => {
    const nonsense = address('organization=abc&person=-1&kostra=0&category=CHEESE&sort=9&page=-3');
    expect(readFilter(nonsense)).toEqual(defaultFilter);
  });

  test('a list as it always starts has a bare address', () => {
    expect(writeFilter(defaultFilter).toString()).toBe('');
    expect(isFiltered(defaultFilter)).toBe(false);
  });

  test('Back finds the same list again', () => {
    const filter = {
      organizations: ['3', '8'],
      persons: ['12'],
      text: 'økonomi & plan',
      kostraGroup: '4',
      kostraFunctions: [],
      category: 'PROJECT' as const,
      archived: true,
      limited: true,
      sort: '0',
      page: 2,
    };
    expect(readFilter(address(writeFilter(filter).toString()))).toEqual(filter);
  });
});

describe('the filter of the list of year wheels', () => {
  test('choosing another category begins at the first page', () => {
    const onPageThree = { ...defaultFilter, page: 3 };
    expect(changeFilter(onPageThree, { category: 'GRANT' })).toEqual({ ...defaultFilter, category: 'GRANT', page: 1 });
  });

  test('turning a page keeps the filter', () => {
    const filter = { ...defaultFilter, text: 'budsjett' };
    expect(changeFilter(filter, { page: 4 })).toEqual({ ...filter, page: 4 });
  });

  test('being on page two is not a filter that one could reset', () => {
    expect(isFiltered({ ...defaultFilter, page: 2 })).toBe(false);
    expect(isFiltered({ ...defaultFilter, sort: '0' })).toBe(true);
  });

  test('unfolded limited ones stay unfolded in another filter, and are no filter themselves', () => {
    const unfolded = { ...defaultFilter, limited: true };
    expect(isFiltered(unfolded)).toBe(false);
    expect(changeFilter(unfolded, { text: 'plan' }).limited).toBe(true);
    expect(filterVariables(unfolded).limited).toBe(false);
  });

  test('beside my municipality another one may be chosen, and mine counts once', () => {
    const organizationsOf = (organizations: string[], preset?: string) =>
      filterVariables({ ...defaultFilter, organizations }, preset).organizations;
    expect(organizationsOf([], '3')).toEqual(['3']);
    expect(organizationsOf(['8', '3'], '3')).toEqual(['3', '8']);
    expect(organizationsOf(['8'])).toEqual(['8']);
  });

  test('the third page of twelve starts at the twenty-fifth year wheel, last changed first', () => {
    expect(filterVariables({ ...defaultFilter, page: 3 })).toMatchObject({
      offset: 24,
      limit: 12,
      sort: 'LAST_UPDATED',
      order: 'DESCENDING',
      text: null,
    });
  });
});
