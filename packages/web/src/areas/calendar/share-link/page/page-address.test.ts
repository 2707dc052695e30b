import { expect, test } from 'vitest';
import { localeOf, uriOf, withParameters } from './page-address.ts';

test.each([
  [null, [], 'nn'],
  [null, ['de-DE', 'sv'], 'nn'],
  ['de', ['en-GB'], 'en'],
  [null, ['nb-NO', 'en'], 'nb'],
  [null, ['no'], 'nb'],
  [null, ['fr', 'nn-NO'], 'nn'],
  ['nn', ['en'], 'nn'],
  ['EN', ['nb'], 'en'],
] as const)('asked for %s by a browser that wants %j, the page speaks %s', (asked, wanted, locale) => {
  expect(localeOf(asked, wanted)).toBe(locale);
});

test('the uri is the last part of the address, and an address that cannot be read has none', () => {
  expect(uriOf('/app/shared/')).toBe('');
  expect(uriOf('/app/shared')).toBe('');
  expect(uriOf('/app/shared/%E0%A4%A')).toBe('');
  expect(uriOf('/app/shared/budsjett')).toBe('budsjett');
  expect(uriOf('/app/shared/%C3%A5r/')).toBe('år');
});

test('a changed year leaves the language as it was', () => {
  expect(withParameters('?lang=nb&template=embed', { year: '2027' })).toBe('?lang=nb&template=embed&year=2027');
  expect(withParameters('?lang=nb&year=2027', { year: null })).toBe('?lang=nb');
  expect(withParameters('?year=2027', { year: null })).toBe('');
});
