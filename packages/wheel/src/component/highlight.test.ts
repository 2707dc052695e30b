import { describe, expect, it } from 'vitest';
import { createHighlight, type Highlighted } from './highlight.ts';

const report: Highlighted = { of: 'activity', id: '1' };
const audit: Highlighted = { of: 'activity', id: '2' };

describe('what is highlighted', () => {
  it('is what is pointed at, and nothing when the pointer has left', () => {
    const highlight = createHighlight();
    highlight.set(report);
    expect(highlight.get()).toEqual([report]);
    highlight.set(undefined);
    expect(highlight.get()).toEqual([]);
  });

  it('keeps what is open, whatever is pointed at, and has it once', () => {
    const highlight = createHighlight();
    highlight.hold(report);
    highlight.set(audit);
    expect(highlight.get()).toEqual([report, audit]);
    highlight.set(report);
    expect(highlight.get()).toEqual([report]);
    highlight.set(undefined);
    expect(highlight.get()).toEqual([report]);
    highlight.hold(undefined);
    expect(highlight.get()).toEqual([]);
  });

  it('tells of changes only', () => {
    const highlight = createHighlight();
    let told = 0;
    const stop = highlight.subscribe(() => (told += 1));
    highlight.set(report);
    highlight.set({ ...report });
    highlight.hold(audit);
    highlight.hold({ ...audit });
    stop();
    highlight.set(undefined);
    expect(told).toBe(2);
  });
});
