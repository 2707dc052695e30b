import { updateGrantCaseInput } from '@samspel/domain/grant-case/grant-case.input';
import { expect, it } from 'vitest';
import { formOf, inputOf } from './case-form.ts';

const held = {
  ...{ id: '1', version: 2, state: 'APPLIED' as const, lastUpdated: '2026-11-23T09:00:00Z' },
  ...{ responsible: null, amountApplied: 1_200_000, amountGranted: null, notes: null, isShown: false },
};
const sent = (amountApplied: string) => inputOf(held, { ...formOf(held), amountApplied });

it('is sent as it is held where nothing is changed', () => {
  const { id, version, responsible, amountApplied, amountGranted, notes, isShown } = held;
  expect(inputOf(held, formOf(held))).toEqual({
    id,
    version,
    responsible,
    amountApplied,
    amountGranted,
    notes,
    isShown,
  });
});

it.each(['1200000', '1 200 000', '1\u00a0200\u00a0000', '1.200.000', '1 200 000,-'])(
  'reads an amount as people write it: %s',
  (written) => expect(sent(written).amountApplied).toBe(1_200_000),
);

it.each(['ein million', '-1', '1,5', '1.5', '12.34', '1e15'])('refuses what is no amount: %s', (written) => {
  const result = updateGrantCaseInput.safeParse(sent(written));
  expect(result.error?.issues[0]?.path).toEqual(['amountApplied']);
});
