import { expect, test } from 'vitest';
import { filterVariables, isFiltered, readFilter, writeFilter } from '../../../subject/list/list-filter.ts';
import { topicList } from './topic-list.ts';

const read = (address: string) => readFilter(topicList, new URLSearchParams(address));

test('the service areas that narrow the list of topics stand in the address, and what is no id there does not', () => {
  const filter = read('function=12&function=x&function=30&kostra=4');
  expect(filter.kostraFunctions).toEqual(['12', '30']);
  expect(String(writeFilter(topicList, filter))).toBe('kostra=4&function=12&function=30');
  expect(isFiltered(topicList, filter)).toBe(true);
  expect(filterVariables(topicList, filter)).toMatchObject({ kostraGroup: '4', kostraFunctions: ['12', '30'] });
});
