import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  choice,
  clockTime,
  colour,
  day,
  id,
  listOf,
  maybe,
  orElse,
  plainLine,
  readInput,
  requiredRichText,
  richText,
  title,
  version,
  wholeNumber,
} from './input.ts';
import { Refusal } from './refusal.ts';
import { refusedWith, refusesAtMost } from './testing/refused.ts';

const form = z.strictObject({
  title,
  people: listOf(z.strictObject({ person: id }), 3, (entry) => entry.person),
  place: orElse(choice(['HALL', 'OFFICE']), 'OFFICE'),
});
const refused = (schema: z.ZodType, value: unknown) => refusedWith(() => readInput(schema, value));

describe('Letters', () => {
  test('are composed, so that what looks the same is the same; a letter under a heap of marks stays as it was sent', () => {
    expect(readInput(title, 'Ma\u030al')).toBe('Mål');
    const heap = `a${'\u0301\u0323'.repeat(20)}`;
    expect(readInput(title, heap)).toBe(heap);
  });
});

describe('Letters that are none', () => {
  test('are marks without a letter to stand on, and half of a character', () => {
    expect(refused(title, '\u0301\u0301')).toBe('input.invisible input');
    expect(refused(title, '\ud800')).toBe('input.required input');
    expect(readInput(title, 'Må\ud800l')).toBe('Mål');
  });
});

describe('What is refused', () => {
  test('a field that the form does not have is named', () => {
    expect(refused(form, { title: 'Budsjett', people: [], admin: true })).toBe('input.unknownField input.admin');
  });

  test('an unknown field deep inside is named with the way to it', () => {
    expect(refused(form, { title: 'Budsjett', people: [{ person: 1, role: 'x' }] })).toBe(
      'input.unknownField input.people.0.role',
    );
  });

  test('the name of an unknown field is not echoed at any length', () => {
    expect(refused(form, { title: 'Budsjett', people: [], ['x'.repeat(5_000)]: 1 }).length).toBeLessThan(100);
  });

  test('nothing at all is a missing input', () => {
    expect(refused(form, undefined)).toBe('input.required input');
    expect(refused(form, null)).toBe('input.required input');
  });

  test('a missing or null field is required', () => {
    expect(refused(form, { people: [] })).toBe('input.required input.title');
    expect(refused(form, { title: null, people: [] })).toBe('input.required input.title');
    expect(refused(form, { title: 'Budsjett' })).toBe('input.required input.people');
  });

  test('the field of the first problem is named, counting in a list from 0', () => {
    expect(refused(form, { title: 'Budsjett', people: [{ person: 1 }, { person: 'Kari' }] })).toBe(
      'input.id input.people.1.person',
    );
  });

  test('too many in a list', () => {
    expect(refused(form, { title: 'Budsjett', people: [1, 2, 3, 4].map((person) => ({ person })) })).toBe(
      'input.tooMany input.people',
    );
  });

  test('a value of another type', () => {
    expect(refused(title, 12)).toBe('input.wrongType input');
    expect(refused(z.boolean(), 'true')).toBe('input.wrongType input');
    expect(refused(form, 'Budsjett')).toBe('input.wrongType input');
    expect(refused(form, { title: 'Budsjett', people: {} })).toBe('input.wrongType input.people');
  });

  test('a choice that is not offered', () => {
    expect(refused(form, { title: 'Budsjett', people: [], place: 'MOON' })).toBe('input.notAChoice input.place');
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 53, '', '0', '01', '-3', '1e3', ' 7', '9007199254740993', true, {}])(
    'an id that is none: %s',
    (value) => {
      expect(refused(id, value)).toBe('input.id input');
    },
  );

  test.each([
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '26-01-01',
    '2026-1-1',
    '2026-01-01T00:00',
    '2026- 01-01',
    20260101,
  ])('a day that does not exist: %s', (value) => {
    expect(refused(day, value)).toBe('input.day input');
  });

  test('an empty day or time is missing, not malformed', () => {
    expect(refused(day, '')).toBe('input.required input');
    expect(refused(clockTime, '')).toBe('input.required input');
  });

  test.each(['24:00', '9:30', '09:60', '0930', 930])('a time that no clock shows: %s', (value) => {
    expect(refused(clockTime, value)).toBe('input.time input');
  });

  test.each(['#fff', 'red', '#12345g', '1f6f8b', '#1f6f8b00', 'url(x)', ''])('a colour that is none: %s', (value) => {
    expect(refused(colour, value)).toBe('input.colour input');
  });

  test.each([0, -1, 1.5, 2 ** 31])('a version that no row has: %s', (value) => {
    expect(refused(version, value)).toMatch(/^input\.(outOfRange|wrongType) input$/);
  });

  test('a number out of bounds, which are named', () => {
    expect(refused(wholeNumber(1, 100), 101)).toBe('input.outOfRange input');
    expect(() => readInput(wholeNumber(1, 100), 0)).toThrow(
      expect.objectContaining({ values: { min: 1, max: 100 } }) as unknown as Error,
    );
  });
});

describe('Titles', () => {
  test('an empty one is required', () => {
    for (const empty of ['', ' ', '\n\n', '\t \r\n', '\u00a0'])
      expect(refused(title, empty)).toBe('input.required input');
  });

  test.each([
    ['zero width space', '\u200b'],
    ['byte order mark', '\u2060\ufeff\u200d'],
    ['soft hyphen', '\u00ad'],
    ['bidirectional control', '\u202e\u2066'],
    ['Hangul filler', '\u3164'],
    ['Braille blank', '\u2800'],
    ['combining grapheme joiner', '\u034f'],
    ['tag characters', '\u{e0041}'],
  ])('only invisible characters are refused: %s', (_name, invisible) => {
    expect(refused(title, ` ${invisible} ${invisible}`)).toBe('input.invisible input');
  });

  test('255 characters pass, 256 do not', () => {
    expect(readInput(title, 'å'.repeat(255))).toHaveLength(255);
    expect(refused(title, 'å'.repeat(256))).toBe('input.tooLong input');
  });

  test('line breaks become one space, and the ends are trimmed', () => {
    expect(readInput(title, '\r\n Budsjett\r\n\n 2027\u2028plan \n')).toBe('Budsjett 2027 plan');
    expect(readInput(title, `${' '.repeat(100_000)}Budsjett\t \n \u0007\n\t2027${'\n'.repeat(100_000)}`)).toBe(
      'Budsjett 2027',
    );
  });

  test('characters that the database cannot store are left out', () => {
    expect(readInput(title, 'Bud\u0000sj\u0007ett')).toBe('Budsjett');
  });

  test('a family of emoji keeps its joiners', () => {
    expect(readInput(title, '👩‍👧 Barnehage')).toBe('👩‍👧 Barnehage');
  });

  test('no text that passes is empty, too long or has a line break', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        refusesAtMost(() => {
          const line = readInput(plainLine(40), text);
          expect(line).not.toMatch(/[\n\r\u2028\u2029\0]/);
          expect(line.length).toBeLessThanOrEqual(40);
          expect(line.trim()).toBe(line);
          expect(line).not.toBe('');
        });
      }),
    );
  });
});

describe('Rich text in an input', () => {
  const said = (text: string) =>
    JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });

  test('broken rich text is refused', () => {
    expect(refused(richText, '{"type":"doc","content":[{"type":"script"}]}')).toBe('input.richText input');
    expect(refused(richText, { type: 'doc' })).toBe('input.wrongType input');
  });

  test('a required one must say something', () => {
    expect(refused(requiredRichText, '')).toBe('input.required input');
    expect(refused(requiredRichText, said(' '))).toBe('input.required input');
    expect(refused(requiredRichText, said('\u200b'))).toBe('input.invisible input');
    expect(refused(requiredRichText, '{"type":"doc","content":[{"type":"horizontalRule"}]}')).toBe(
      'input.required input',
    );
  });

  test('the plain text comes with it', () => {
    expect(readInput(richText, said('Hei')).text).toBe('Hei');
  });
});

describe('What is read', () => {
  test('an id comes as text or number', () => {
    expect([readInput(id, '12'), readInput(id, 12)]).toEqual([12, 12]);
  });

  test('a colour is written in small letters', () => {
    expect(readInput(colour, ' #1F6F8B ')).toBe('#1f6f8b');
  });

  test('the same person twice counts once', () => {
    expect(
      readInput(form, { title: 'Budsjett', people: [{ person: 1 }, { person: '1' }, { person: 2 }] }).people,
    ).toEqual([{ person: 1 }, { person: 2 }]);
  });

  test('null is as absent where a field may be left out', () => {
    expect(readInput(z.strictObject({ day: maybe(day) }), { day: null }).day).toBeUndefined();
    expect(readInput(form, { title: 'Budsjett', people: [], place: null }).place).toBe('OFFICE');
  });

  test('without a root the path starts at the field', () => {
    expect(refusedWith(() => readInput(form, { people: [] }, ''))).toBe('input.required title');
  });

  test('whatever is sent, nothing but a Refusal is thrown', () => {
    fc.assert(fc.property(fc.anything(), (value) => refusesAtMost(() => readInput(form, value))));
    const oneOf = [id, day, clockTime, colour, title, richText, requiredRichText];
    fc.assert(
      fc.property(fc.constantFrom(...oneOf), fc.anything(), (one, value) => refusesAtMost(() => readInput(one, value))),
    );
  });
});

test('a Refusal carries code, field and values', () => {
  expect(new Refusal('input.tooLong', 'input.title', { max: 255 }).message).toBe('input.tooLong (input.title)');
});
