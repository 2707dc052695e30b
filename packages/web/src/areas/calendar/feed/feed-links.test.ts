import { expect, test } from 'vitest';
import { feedLinks } from './feed-links.ts';

test('the links of a year wheel name the person and the wheel', () => {
  expect(feedLinks('https://samspel.example', 'abc', '42')).toEqual({
    export: 'https://samspel.example/api/meta/export?calendarCode=abc&metaId=42',
    subscribe: 'webcal://samspel.example/api/meta/calendar?calendarCode=abc&metaId=42',
    paste: 'https://samspel.example/api/meta/calendar?calendarCode=abc&metaId=42',
  });
});

test('without a year wheel the links are for the whole year', () => {
  expect(feedLinks('http://localhost:3000', 'abc').subscribe).toBe(
    'webcal://localhost:3000/api/meta/calendar?calendarCode=abc',
  );
});

test('a code that is not plain letters cannot break the address', () => {
  expect(feedLinks('https://samspel.example', 'a&b=c', '1').export).toContain('calendarCode=a%26b%3Dc&');
});
