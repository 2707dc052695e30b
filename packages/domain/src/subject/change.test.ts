import { describe, expect, it } from 'vitest';
import { changedFields, undoneBy } from './change.ts';

describe('the fields of a change', () => {
  it('are none where nothing differs; a field that is missing is as an empty one', () => {
    expect(
      changedFields({ title: 'Budsjett', tags: ['plan'] }, { title: 'Budsjett', tags: ['plan'], note: null }),
    ).toEqual([]);
  });

  it('come in the order of the form, and those that the form does not have come last', () => {
    const before = { exceptDates: [], description: 'Før', title: 'Før' };
    const after = { exceptDates: ['2026-01-01'], description: 'Etter', title: 'Etter' };
    expect(changedFields(before, after, ['title', 'description'])).toEqual(['title', 'description', 'exceptDates']);
  });
});

describe('a change', () => {
  it.each([
    ['ARCHIVED', 'PUBLISHED', 'ARCHIVE'],
    ['PUBLISHED', 'ARCHIVED', 'ARCHIVE'],
    ['PUBLISHED', 'OBSOLETE', 'TRASH'],
    ['OBSOLETE', 'PUBLISHED', 'TRASH'],
    ['DRAFT', 'PUBLISHED', 'UNDO'],
    ['ARCHIVED', 'ARCHIVED', 'UNDO'],
  ])('from %s to %s is taken back by %s', (before, after, by) => {
    expect(undoneBy({ status: before }, { status: after })).toBe(by);
  });
});
