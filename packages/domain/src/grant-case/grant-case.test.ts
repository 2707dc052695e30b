import { describe, expect, it } from 'vitest';
import { moveGrantCaseInput, updateGrantCaseInput } from './grant-case.input.ts';
import { grantCaseStates, movesFrom } from './grant-case.ts';

const badField = (schema: typeof moveGrantCaseInput | typeof updateGrantCaseInput, input: object) =>
  schema.safeParse({ id: '1', version: 1, ...input }).error?.issues[0]?.path.join('.');

describe('a case', () => {
  it('is reported on only when it was granted, and granted only when it was applied for', () => {
    const into = (state: (typeof grantCaseStates)[number]) =>
      grantCaseStates.filter((from) => movesFrom(from).includes(state));
    expect(into('REPORTING')).toEqual(['GRANTED']);
    expect(into('GRANTED')).toEqual(['APPLIED', 'REPORTING']);
    expect(into('REFUSED')).toEqual(['APPLIED']);
  });

  it('can be left from every state, and never moved to where it is', () => {
    for (const state of grantCaseStates) {
      expect(movesFrom(state).length).toBeGreaterThan(0);
      expect(movesFrom(state)).not.toContain(state);
    }
  });

  it('says why it was refused', () => {
    expect(badField(moveGrantCaseInput, { state: 'REFUSED' })).toBe('reason');
    expect(badField(moveGrantCaseInput, { state: 'REFUSED', reason: 'For få midlar' })).toBeUndefined();
    expect(badField(moveGrantCaseInput, { state: 'GRANTED' })).toBeUndefined();
  });

  it('takes no negative, no broken and no endless amount', () => {
    expect([-1, 0.5, 1e15].map((amount) => badField(updateGrantCaseInput, { amountApplied: amount }))).toEqual([
      'amountApplied',
      'amountApplied',
      'amountApplied',
    ]);
    expect(badField(updateGrantCaseInput, { amountGranted: 2_000_000_000 })).toBeUndefined();
  });
});
