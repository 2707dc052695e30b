import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calendarUri,
  calendarYears,
  canGoToNextYear,
  canGoToPreviousYear,
  defaultCalendarSort,
  idFromUri,
  newCalendarDefaults,
  whyNotArchivable,
  whyNotEditable,
} from './calendar.ts';

const today = '2026-11-21';

describe('editing a year wheel', () => {
  it.each(['NONE', 'READ'] as const)('is refused to a person with %s', (myAccess) => {
    expect(whyNotEditable({ status: 'PUBLISHED', myAccess })).toBe('noWriteAccess');
  });

  it('is refused to everybody while it is archived', () => {
    expect(whyNotEditable({ status: 'ARCHIVED', myAccess: 'WRITE' })).toBe('archived');
  });

  it('is first of all a question of access', () => {
    expect(whyNotEditable({ status: 'ARCHIVED', myAccess: 'READ' })).toBe('noWriteAccess');
  });

  it('is open to those who may write', () => {
    expect(whyNotEditable({ status: 'PUBLISHED', myAccess: 'WRITE' })).toBeNull();
    expect(whyNotEditable({ status: 'DRAFT', myAccess: 'WRITE' })).toBeNull();
  });
});

describe('archiving a year wheel', () => {
  it('is refused to who may not write it, and for what is archived already', () => {
    expect(whyNotArchivable({ status: 'PUBLISHED', myAccess: 'READ' })).toBe('noWriteAccess');
    expect(whyNotArchivable({ status: 'ARCHIVED', myAccess: 'WRITE' })).toBe('archived');
  });

  it('is refused for a draft, which its readers would then see', () => {
    expect(whyNotArchivable({ status: 'DRAFT', myAccess: 'WRITE' })).toBe('draft');
    expect(whyNotArchivable({ status: 'TO_APPROVAL', myAccess: 'WRITE' })).toBe('draft');
    expect(whyNotArchivable({ status: 'PUBLISHED', myAccess: 'WRITE' })).toBeNull();
  });
});

describe('the year switcher', () => {
  it('stops at both ends', () => {
    expect([2016, 2017, 2018].map(canGoToPreviousYear)).toEqual([false, false, false]);
    expect([2029, 2030].map((year) => canGoToNextYear(year, today))).toEqual([false, false]);
  });

  it('reaches every year from 2018 to the third after this, and no other', () => {
    expect(calendarYears(today)).toEqual({ first: 2018, last: 2029 });
    expect(canGoToPreviousYear(2019)).toBe(true);
    expect(canGoToNextYear(2028, today)).toBe(true);
    expect(canGoToNextYear(2029, '2027-01-01')).toBe(true);
  });
});

describe('a new year wheel', () => {
  it('is private but listed, published, and readable for the maker’s own organization', () => {
    expect(newCalendarDefaults).toMatchObject({
      category: 'TOPIC',
      isPrivate: true,
      visibility: 'PUBLIC',
      status: 'PUBLISHED',
      ownOrganizationAccess: 'READ',
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
  });

  it('stands in a list that shows the last updated first', () => {
    expect(defaultCalendarSort).toEqual({ value: '1', sort: 'LAST_UPDATED', order: 'DESCENDING' });
  });
});

describe('the address of a year wheel', () => {
  it.each([
    '',
    'budsjett',
    'budsjett-',
    'budsjett-0',
    'budsjett-012',
    'budsjett-1e3',
    'budsjett-12 ',
    '1234567890123456',
  ])('gives no id for %j', (uri) => {
    expect(idFromUri(uri)).toBeNull();
  });

  it.each([
    ['Økonomi, budsjett og rapportering', 'okonomi-budsjett-og-rapportering-12'],
    ['Årshjul for Bærum', 'arshjul-for-baerum-12'],
    ['  Café – Žiga & Ŧulla  ', 'cafe-ziga-tulla-12'],
    ['2027', '2027-12'],
    ['日本', '12'],
  ])('spells %s in plain letters', (title, uri) => {
    expect(calendarUri({ id: 12, title })).toBe(uri);
    expect(idFromUri(uri)).toBe('12');
  });

  it('is cut between or inside words when the title is long, without a dash left over', () => {
    const title = `${'a'.repeat(79)} and more`;
    expect(calendarUri({ id: 12, title })).toBe(`${'a'.repeat(79)}-12`);
    expect(calendarUri({ id: 12, title: 'b'.repeat(255) })).toBe(`${'b'.repeat(80)}-12`);
  });

  it('still leads there after the title has changed', () => {
    expect(idFromUri('an-old-title-2019-12')).toBe('12');
  });

  it('leads back to the id and is plain and short, whatever the title', () => {
    const anyId = fc.integer({ min: 1, max: 999_999_999_999_999 });
    fc.assert(
      fc.property(anyId, fc.string({ unit: 'grapheme', maxLength: 120 }), (id, title) => {
        const uri = calendarUri({ id, title });
        expect(idFromUri(uri)).toBe(String(id));
        expect(uri).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(uri.length).toBeLessThanOrEqual(96);
      }),
    );
  });
});
