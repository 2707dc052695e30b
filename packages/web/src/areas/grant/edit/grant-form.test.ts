import { createActionValueInput } from '@samspel/domain/grant/grant.input';
import { describe, expect, test } from 'vitest';
import type { GrantContentFragment } from '../../../generated/graphql.ts';
import { emptyGrant, fieldOf, type GrantForm, grantFormOf, inputOf, missingIn } from './grant-form.ts';

const refusedOf = (form: Partial<GrantForm>) => {
  const { error } = createActionValueInput.safeParse(inputOf({ ...emptyGrant, title: 'Plan', ...form }));
  return error?.issues.map(({ path }) => fieldOf(path.map(String)));
};

describe('refused under the field that it is written in', () => {
  test.each([
    ['a sum that is no number', { amountTo: 'mykje' }, 'amountTo'],
    ['a year before there are any', { year: '17' }, 'year'],
    ['two values of a radar', { radarGraph: { 'GAIN ECONOMY': { sum: '2', comment: '' } } }, 'radarGraph'],
    ['a deadline without a day', { deadlines: [{ type: 'REPORT', date: '', isExpected: false }] }, 'deadlines.0.date'],
    ['a link that is a script', { links: [{ label: 'x', href: 'javascript:alert(1)' }] }, 'links.0.href'],
    ['somebody who was not found', { responsible: { id: '', name: 'Astr' } }, 'responsible'],
  ] as const)('%s', (_what, form, field) => {
    expect(refusedOf(form)).toEqual([field]);
  });
});

test('what an applicant would miss is named, and nothing of what is there', () => {
  const body = '{"type":"doc"}';
  expect(missingIn({ ...emptyGrant, title: 'Berre tittel' })).toEqual(['description', 'source', 'deadlines', 'links']);
  const report = { type: 'REPORT', date: '2026-05-01', isExpected: false } as const;
  expect(missingIn({ ...emptyGrant, body, source: '3', deadlines: [report] })).toEqual(['deadlines', 'links']);
  const whole = {
    body,
    source: '3',
    sourceUrl: 'https://ks.no',
    deadlines: [{ ...report, type: 'APPLICATION' }],
  } as const;
  expect(missingIn({ ...emptyGrant, ...whole })).toEqual([]);
});

test('a sum is written with spaces, and an empty field empties', () => {
  expect(inputOf({ ...emptyGrant, amountTo: '2 000 000' })).toMatchObject({ amountTo: 2_000_000, amountFrom: null });
});

test('what a grant says survives its form', () => {
  const said = {
    ...{ id: '9', version: 2, status: 'PUBLISHED', title: 'Plan', description: 'Kort', body: null, year: 2026 },
    ...{ sourceUrl: 'https://ks.no/', category: 'STATE', type: 'GRANT', budgetType: null, term: 'YEARLY' },
    ...{ amountFrom: 0, amountTo: 10, ownShare: 20, validOrganizationTypes: ['COUNTY'] },
    ...{
      source: { id: '7', name: 'KS' },
      responsible: { id: '3', name: 'Astrid' },
      sectors: [{ id: '5', title: 'Bustad' }],
    },
    ...{
      kostraFunctions: [{ id: '6', kid: '265', title: 'Bolig' }],
      links: [{ label: 'Skjema', href: 'https://ks.no/s' }],
    },
    radarGraph: ['ECONOMY', 'QUALITY', 'ORGANIZATION'].map((name) => ({ type: 'GAIN', name, sum: 0, comment: null })),
    deadlines: [{ id: '1', type: 'APPLICATION', date: '2026-05-01', isExpected: true }],
  } as GrantContentFragment;
  const { id, version, status, ...words } = said;
  expect(inputOf(grantFormOf(said))).toEqual({
    ...words,
    source: '7',
    responsible: '3',
    sectors: ['5'],
    kostraFunctions: ['6'],
    deadlines: [{ type: 'APPLICATION', date: '2026-05-01', isExpected: true }],
  });
});
