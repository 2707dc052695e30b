import { describe, expect, it } from 'vitest';
import { createLift, type Lifted } from './lift.ts';

const report: Lifted = { of: 'activity', id: '1' };
const audit: Lifted = { of: 'activity', id: '2' };

describe('what is lifted', () => {
  it('is what is pointed at, and nothing when the pointer has left', () => {
    const lift = createLift();
    lift.set(report);
    expect(lift.get()).toEqual([report]);
    lift.set(undefined);
    expect(lift.get()).toEqual([]);
  });

  it('keeps what is open, whatever is pointed at, and has it once', () => {
    const lift = createLift();
    lift.hold(report);
    lift.set(audit);
    expect(lift.get()).toEqual([report, audit]);
    lift.set(report);
    expect(lift.get()).toEqual([report]);
    lift.set(undefined);
    expect(lift.get()).toEqual([report]);
    lift.hold(undefined);
    expect(lift.get()).toEqual([]);
  });

  it('tells of changes only', () => {
    const lift = createLift();
    let told = 0;
    const stop = lift.subscribe(() => (told += 1));
    lift.set(report);
    lift.set({ ...report });
    lift.hold(audit);
    lift.hold({ ...audit });
    stop();
    lift.set(undefined);
    expect(told).toBe(2);
  });
});
