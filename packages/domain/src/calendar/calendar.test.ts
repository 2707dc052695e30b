import { describe, expect, it } from 'vitest';
import { newThingDefaults } from '../subject/access.ts';
import {
  calendarYears,
  canGoToNextYear,
  canGoToPreviousYear,
  defaultCalendarSort,
  newCalendarDefaults,
} from './calendar.ts';

const today = '2026-11-21';

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
    expect({ ...newThingDefaults, ...newCalendarDefaults }).toMatchObject({
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
