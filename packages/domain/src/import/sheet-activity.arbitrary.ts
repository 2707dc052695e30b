import fc from 'fast-check';
import { addDays } from '../time/day.ts';
import type { SheetActivity } from './sheet-activity.ts';

const piece = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom(
    '=1+1',
    '+',
    '-',
    '@',
    "'=",
    '•',
    '- ',
    '1.',
    'ja',
    '31.2',
    'mars',
    'veke 60',
    '"',
    '""',
    ';',
    ',',
    '\n',
    '  ',
    '👩‍👧',
    '🇳🇴',
  ),
  fc.constantFrom(
    'toString',
    '__proto__',
    'Årsmøte',
    'Frist',
    'Samspel-id',
    'Budsjett',
    '2027-03-01',
    '1.3.2027',
    '\u00ad',
    '<b>&amp;',
    'é',
    '½',
  ),
);
const text = (most: number) =>
  fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join('').slice(0, most).toWellFormed());
const line = (most: number) => text(most).map((said) => said.replace(/[\p{Cc}\u2028\u2029]/gu, ' ').trim() || 'Møte');

/** An activity as the database may hold it, with whatever people write. */
export const anySheetActivity: fc.Arbitrary<SheetActivity<number>> = fc
  .record({
    id: fc.integer({ min: 1, max: 999_999_999 }),
    title: line(255),
    startDate: fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2020-01-01', days)),
    days: fc.constantFrom(0, 0, 1, 30),
    responsible: fc.option(fc.record({ id: fc.integer({ min: 1, max: 99 }), name: line(60) })),
    tags: fc.uniqueArray(line(50), { maxLength: 4 }),
    purpose: fc.oneof(text(300), fc.constant('x'.repeat(10_001))),
    isDone: fc.boolean(),
  })
  .map(({ days, ...activity }) => ({ ...activity, endDate: addDays(activity.startDate, days) }));
