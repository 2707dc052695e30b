import { sayer } from '@samspel/i18n/format';
import { expect, test } from 'vitest';
import { sayTitle } from './say-title.ts';

test('an archived year wheel says so in its title, and no other does', () => {
  const said = (status: 'ARCHIVED' | 'PUBLISHED' | 'DRAFT') => sayTitle(sayer('nn'), { title: 'Budsjett', status });
  expect(said('ARCHIVED')).toBe('Budsjett (Arkivert)');
  expect([said('PUBLISHED'), said('DRAFT')]).toEqual(['Budsjett', 'Budsjett']);
});
