import { describe, expect, it } from 'vitest';
import { isClockTime } from './clock-time.ts';

describe('a time of day', () => {
  it.each(['24:00', '9:00', '09:60', '09.00', '09:00:00', ' 09:00', '09:00\n', '', null, 900])('is not %j', (text) => {
    expect(isClockTime(text)).toBe(false);
  });

  it.each(['00:00', '09:05', '19:30', '23:59'])('is %s', (text) => {
    expect(isClockTime(text)).toBe(true);
  });
});
