import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { activity } from '../testing/sample.ts';
import { createDetailStore, type Detail } from './details.ts';

const at = { x: 0, y: 0 };
const mark: Detail = { kind: 'activity', activity: activity(), at, by: 'pointer' };
const march: Detail = { kind: 'cell', slot: 2, ring: -1, at, by: 'pointer' };
const focused: Detail = { ...march, by: 'keyboard' };

describe('the card of details', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('comes at once for an activity, and goes a moment after the pointer has left', () => {
    const store = createDetailStore();
    store.show(mark);
    store.leave();
    vi.advanceTimersByTime(200);
    expect(store.get()).toBe(mark);
    vi.advanceTimersByTime(200);
    expect(store.get()).toBeUndefined();
  });

  it('stays while the pointer is on it', () => {
    const store = createDetailStore();
    store.show(mark);
    store.leave();
    store.stay();
    vi.advanceTimersByTime(10_000);
    expect(store.get()).toBe(mark);
  });

  it('comes for a month only when the pointer rests there', () => {
    const store = createDetailStore();
    store.rest(march);
    vi.advanceTimersByTime(200);
    store.leave();
    vi.advanceTimersByTime(10_000);
    expect(store.get()).toBeUndefined();
    store.rest(march);
    vi.advanceTimersByTime(500);
    expect(store.get()).toBe(march);
  });

  it('goes by a press, and comes for that place only after the pointer has been elsewhere', () => {
    const store = createDetailStore();
    const may: Detail = { ...march, slot: 4 };
    store.rest(march);
    vi.advanceTimersByTime(500);
    store.press(2, -1);
    expect(store.get()).toBeUndefined();
    store.rest(march);
    vi.advanceTimersByTime(10_000);
    expect(store.get()).toBeUndefined();
    store.rest(may);
    store.rest(march);
    vi.advanceTimersByTime(500);
    expect(store.get()).toBe(march);
  });

  it('a press stops the card of a place that the pointer had begun to rest on', () => {
    const store = createDetailStore();
    store.rest(march);
    vi.advanceTimersByTime(200);
    store.press(2, -1);
    vi.advanceTimersByTime(10_000);
    expect(store.get()).toBeUndefined();
  });

  it('stays for the focus, whatever the pointer does', () => {
    const store = createDetailStore();
    store.show(focused);
    store.leave();
    vi.advanceTimersByTime(10_000);
    expect(store.get()).toBe(focused);
  });

  it('is not drawn anew while the pointer moves on the same mark', () => {
    const store = createDetailStore();
    const drawn = vi.fn();
    store.subscribe(drawn);
    store.show(mark);
    store.show({ ...mark, at: { x: 3, y: 4 } });
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it('goes at once when dismissed', () => {
    const store = createDetailStore();
    store.show(mark);
    store.hide();
    expect(store.get()).toBeUndefined();
  });
});
