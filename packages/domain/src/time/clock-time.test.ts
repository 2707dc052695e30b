import { describe, expect, it } from 'vitest';
import { isClockTime, readWrittenTime } from './clock-time.ts';

describe('a time of day', () => {
  it.each(['24:00', '9:00', '09:60', '09.00', '09:00:00', ' 09:00', '09:00\n', '', null, 900])('is not %j', (text) => {
    expect(isClockTime(text)).toBe(false);
  });

  it.each(['00:00', '09:05', '19:30', '23:59'])('is %s', (text) => {
    expect(isClockTime(text)).toBe(true);
  });
});

it.each(['09:00', '9:00', '9.00', '0900', '900', '9', ' kl. 9 '])('is read as people write it: %s', (text) =>
  expect(readWrittenTime(text)).toBe('09:00'),
);

it.each(['', '24', '9:60', '9:0', 'ni', '12345', '-1'])('is no time: %s', (text) =>
  expect(readWrittenTime(text)).toBeNull(),
);
