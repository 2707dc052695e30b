import { TYPE } from '@formatjs/icu-messageformat-parser';
import { type RefusalCode, refusalStatus } from '@samspel/domain/refusal';
import { describe, expect, test } from 'vitest';
import { compileTexts } from './compile.ts';
import { refusalWords, say } from './format.ts';
import { locales } from './locale.ts';
import { textIds } from './texts.ts';

describe('Saying a text', () => {
  test('is impossible without a value that it names', () => {
    expect(() => say('nn', 'calendar.inMunicipality')).toThrow('municipality');
  });

  test('counts in each language', () => {
    const left = (days: number) => locales.map((locale) => say(locale, 'time.daysLeft', { days }));
    expect(left(1)).toEqual(['éin dag att', 'én dag igjen', '1 day left']);
    expect(left(3)).toEqual(['3 dagar att', '3 dager igjen', '3 days left']);
  });

  test('puts what a person wrote in as it is', () => {
    expect(say('nn', 'event.completed', { title: "{x} <b> '' 😀" })).toBe("Fullført: «{x} <b> '' 😀»");
  });

  test('writes numbers as each language does', () => {
    expect(say('en', 'event.preview.more', { count: 1234 })).toBe('and 1,234 more');
    expect(say('nn', 'event.preview.more', { count: 1234 })).toBe('og 1\u00a0234 til');
  });
});

describe('A refusal', () => {
  test('names the field by its label', () => {
    const empty = { code: 'input.required', field: 'input.title' } as const;
    expect(locales.map((locale) => refusalWords(locale, empty))).toEqual([
      'Tittel er eit obligatorisk felt',
      'Tittel er et obligatorisk felt',
      'Title is required',
    ]);
  });

  test('says of year wheel and days that they are mandatory in the words of the specification', () => {
    const empty = (field: string) => refusalWords('en', { code: 'input.required', field });
    expect(['calendar', 'description', 'purpose', 'startDate', 'activities.2.endDate'].map(empty)).toEqual([
      'Year wheel is a mandatory field',
      'Description is required',
      'Purpose is required',
      'Start date is mandatory',
      'Deadline is mandatory',
    ]);
    expect(refusalWords('nn', { code: 'input.required', field: 'calendar' })).toBe('Årshjul er eit obligatorisk felt');
  });

  test('names a field in a list without its number, and one without a label as this', () => {
    expect(refusalWords('nn', { code: 'input.id', field: 'input.access.organizations.1.organization' })).toBe(
      'Organisasjon: vel på nytt frå lista',
    );
    expect(refusalWords('nn', { code: 'input.required', field: 'input.constructor' })).toBe(
      'Dette er eit obligatorisk felt',
    );
  });

  test('names bounds where it has them', () => {
    const range = (values?: { min: number; max: number }) =>
      refusalWords('nn', { code: 'input.outOfRange', field: 'limit', values });
    expect([range({ min: 1, max: 100 }), range()]).toEqual([
      'Dette er utanfor det som er tillate (1–100)',
      'Dette er utanfor det som er tillate',
    ]);
    expect(refusalWords('en', { code: 'input.tooLong', field: 'input.title', values: { max: 255 } })).toBe(
      'Title can have at most 255 characters',
    );
  });

  test('names a field that does not exist by the name it was sent under', () => {
    expect(refusalWords('nb', { code: 'input.unknownField', field: 'input.isAdmin' })).toBe(
      'Ukjent felt: input.isAdmin',
    );
  });

  test('has words whatever values it lacks', () => {
    for (const code of Object.keys(refusalStatus) as RefusalCode[]) {
      for (const locale of locales) expect(refusalWords(locale, { code })).not.toBe('');
    }
  });

  test('names the address that is no municipal one', () => {
    expect(refusalWords('en', { code: 'auth.notMunicipal', values: { email: 'per@example.com' } })).toBe(
      'per@example.com is not a valid municipality email, please use your municipality email ending with @your.municipality.no',
    );
  });
});

test.each(locales)('the browser gets every text of %s parsed', (locale) => {
  const compiled = compileTexts(locale);
  expect(Object.keys(compiled)).toEqual(textIds);
  expect(compiled['button.cancel']).toEqual([{ type: TYPE.literal, value: say(locale, 'button.cancel') }]);
});
