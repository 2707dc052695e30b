import { describe, expect, it } from 'vitest';
import { deletedAt, isInTime } from './trash.ts';

const removed = new Date('2026-11-01T12:00:00Z');

describe('what was removed', () => {
  it('cannot be restored after 30 days, nor where it never was removed', () => {
    expect(isInTime(removed, new Date('2026-12-01T12:00:00Z'))).toBe(false);
    expect(isInTime(null, removed)).toBe(false);
  });

  it('can be restored until then, and that is when it is deleted', () => {
    expect(isInTime(removed, new Date('2026-12-01T11:59:59Z'))).toBe(true);
    expect(deletedAt(removed)).toEqual(new Date('2026-12-01T12:00:00Z'));
  });
});
