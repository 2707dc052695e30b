import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../../storage/fake-storage.ts';
import { keepLastCalendar, proposedCalendar } from './last-calendar.ts';

beforeEach(() => void fakeStorage());
afterEach(() => vi.unstubAllGlobals());

const [budget, safety] = [{ id: '7' }, { id: '8' }];

test('nothing is proposed before the year wheels are known, nor where a choice was never made', () => {
  expect([proposedCalendar(undefined), proposedCalendar([budget, safety])]).toEqual(['', '']);
});

test('the year wheel used last is not proposed to somebody who may no longer write it', () => {
  keepLastCalendar('9');
  expect(proposedCalendar([budget, safety])).toBe('');
});

test('the year wheel used last is proposed, and the only one there is before it', () => {
  keepLastCalendar('8');
  expect(proposedCalendar([budget, safety])).toBe('8');
  expect(proposedCalendar([budget])).toBe('7');
});

test('the year wheel that was pointed at comes before the one used last, if it may be written', () => {
  keepLastCalendar('8');
  expect(proposedCalendar([budget, safety], '7')).toBe('7');
  expect(proposedCalendar([budget, safety], '9')).toBe('8');
});
