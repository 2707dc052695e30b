import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readInput } from '../input.ts';
import { refusedWith } from '../testing/refused.ts';
import { makeSharableInput, sharedYearInput } from './share-link.input.ts';
import { isReservedShareUri, isShareUri, suggestedShareUri, whyNotSharable } from './share-link.ts';

const refused = (uri: unknown) => refusedWith(() => readInput(makeSharableInput, { id: '7', uri }));
const refusedYear = (more: object) => refusedWith(() => readInput(sharedYearInput, { uri: 'budsjett', ...more }, ''));

describe('The uri of a share link is refused', () => {
  test.each([
    ['', 'input.required input.uri'],
    ['   ', 'input.required input.uri'],
    [null, 'input.required input.uri'],
    [7, 'input.wrongType input.uri'],
    ['ab', 'input.tooShort input.uri'],
    ['a'.repeat(81), 'input.tooLong input.uri'],
    ['årshjul', 'input.uri input.uri'],
    ['to ord', 'input.uri input.uri'],
    ['-budsjett', 'input.uri input.uri'],
    ['budsjett-', 'input.uri input.uri'],
    ['budsjett--2027', 'input.uri input.uri'],
    ['budsjett/2027', 'input.uri input.uri'],
    ['budsjett?x', 'input.uri input.uri'],
    ['..%2f', 'input.uri input.uri'],
    ['2027', 'input.uri input.uri'],
  ])('when it is %j', (uri, code) => expect(refused(uri)).toBe(code));

  test('with a field beside it that nobody knows', () => {
    expect(refusedWith(() => readInput(makeSharableInput, { id: '7', uri: 'budsjett', year: 2027 }))).toBe(
      'input.unknownField input.year',
    );
  });
});

describe('The uri of a share link', () => {
  test('is trimmed and lower-cased', () => {
    expect(readInput(makeSharableInput, { id: '7', uri: '  Budsjett-2027 ' })).toEqual({ id: 7, uri: 'budsjett-2027' });
  });

  test.each([
    ['Økonomi og budsjett', 'okonomi-og-budsjett'],
    ['2027', 'hjul-2027'],
    ['IT', 'hjul-it'],
    ['Kalender', 'hjul-kalender'],
    ['北京', ''],
  ])('is suggested by the title «%s» as «%s»', (title, uri) => expect(suggestedShareUri(title)).toBe(uri));

  test('that is suggested can be used, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const uri = suggestedShareUri(title);
        expect(uri === '' || (isShareUri(uri) && !isReservedShareUri(uri))).toBe(true);
      }),
    );
  });
});

describe('The year that an anonymous reader asks for', () => {
  test('is refused when it is no year, and so is a month that is none', () => {
    expect(refusedYear({ year: '20x6' })).toBe('input.outOfRange year');
    expect(refusedYear({ year: '1899' })).toBe('input.outOfRange year');
    expect(refusedYear({ start_month: '13' })).toBe('input.outOfRange start_month');
    expect(refusedYear({ start_month: ['1', '2'] })).toBe('input.wrongType start_month');
  });

  test('is read from an address to which others have added something', () => {
    const asked = { uri: 'Budsjett).', month: '3', utm_source: 'mail' };
    expect(readInput(sharedYearInput, asked, '')).toEqual({ uri: 'budsjett', startMonth: 1 });
  });

  test('begins in January, and may be left out', () => {
    expect(readInput(sharedYearInput, { uri: ' Budsjett' }, '')).toEqual({ uri: 'budsjett', startMonth: 1 });
    expect(readInput(sharedYearInput, { uri: 'budsjett', year: '2027', start_month: '8' }, '')).toEqual({
      uri: 'budsjett',
      year: 2027,
      startMonth: 8,
    });
  });
});

describe('Sharing a year wheel with everybody', () => {
  const open = { status: 'PUBLISHED', isPrivate: false, myAccess: 'WRITE' } as const;

  test('is first of all a question of access', () => {
    expect(whyNotSharable({ status: 'ARCHIVED', isPrivate: true, myAccess: 'READ' })).toBe('noWriteAccess');
  });

  test('is refused while it is archived, private or a draft', () => {
    expect(whyNotSharable({ ...open, status: 'ARCHIVED' })).toBe('archived');
    expect(whyNotSharable({ ...open, isPrivate: true })).toBe('private');
    expect(whyNotSharable({ ...open, status: 'DRAFT', isPrivate: true })).toBe('private');
    expect(whyNotSharable({ ...open, status: 'DRAFT' })).toBe('draft');
    expect(whyNotSharable({ ...open, status: 'TO_APPROVAL' })).toBe('draft');
  });

  test('is open to those who may write one that everybody may read', () => {
    expect(whyNotSharable(open)).toBeNull();
  });
});
