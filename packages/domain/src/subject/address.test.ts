import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idFromUri, subjectUri } from './address.ts';

describe('the address of a thing', () => {
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

  it.each(['budsjett-12.', 'budsjett-12,', 'budsjett-12).', '12»'])(
    'is read without what stands after it in a sentence: %s',
    (uri) => {
      expect(idFromUri(uri)).toBe('12');
    },
  );

  it.each([
    ['Økonomi, budsjett og rapportering', 'okonomi-budsjett-og-rapportering-12'],
    ['Årshjul for Bærum', 'arshjul-for-baerum-12'],
    ['  Café – Žiga & Ŧulla  ', 'cafe-ziga-tulla-12'],
    ['2027', '2027-12'],
    ['日本', '12'],
  ])('spells %s in plain letters', (title, uri) => {
    expect(subjectUri({ id: 12, title })).toBe(uri);
    expect(idFromUri(uri)).toBe('12');
  });

  it('is cut between or inside words when the title is long, without a dash left over', () => {
    const title = `${'a'.repeat(79)} and more`;
    expect(subjectUri({ id: 12, title })).toBe(`${'a'.repeat(79)}-12`);
    expect(subjectUri({ id: 12, title: 'b'.repeat(255) })).toBe(`${'b'.repeat(80)}-12`);
  });

  it('still leads there after the title has changed', () => {
    expect(idFromUri('an-old-title-2019-12')).toBe('12');
  });

  it('leads back to the id and is plain and short, whatever the title', () => {
    const anyId = fc.integer({ min: 1, max: 999_999_999_999_999 });
    fc.assert(
      fc.property(anyId, fc.string({ unit: 'grapheme', maxLength: 120 }), (id, title) => {
        const uri = subjectUri({ id, title });
        expect(idFromUri(uri)).toBe(String(id));
        expect(uri).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(uri.length).toBeLessThanOrEqual(96);
      }),
    );
  });
});
