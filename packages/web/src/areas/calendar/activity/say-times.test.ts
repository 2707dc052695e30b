import { expect, test } from 'vitest';
import { sayTimes } from './say-times.ts';

test('an activity of whole days has no clock time', () => {
  expect(sayTimes({ startTime: null, endTime: null })).toBe('');
});

test('an activity says when it begins, and when it ends where that is known', () => {
  expect(sayTimes({ startTime: '09:00', endTime: null })).toBe('09:00');
  expect(sayTimes({ startTime: '09:00', endTime: '10:30' })).toBe('09:00–10:30');
});
