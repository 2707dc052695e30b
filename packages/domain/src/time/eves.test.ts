import { describe, expect, it } from 'vitest';
import { dayOfEve, eveOn, eves } from './eves.ts';

describe('the eves of 2026', () => {
  it('are Easter Eve, Christmas Eve and New Year’s Eve', () => {
    expect(eves.map((eve) => dayOfEve(eve, 2026))).toEqual(['2026-04-04', '2026-12-24', '2026-12-31']);
    expect(eveOn('2026-12-24')).toBe('CHRISTMAS_EVE');
    expect(eveOn('2026-12-23')).toBeNull();
  });
});
