import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, weekdayOf } from '../time/day.ts';
import { readWrittenActivity } from './written-activity.ts';

/** A Friday. */
const today = '2026-11-27';
const read = (text: string) => readWrittenActivity(text, today);
/** Title, days and clock time as one line. */
const days = (text: string) => {
  const found = read(text);
  return (
    found &&
    [found.title, found.startDate, found.endDate !== found.startDate && found.endDate, found.startTime]
      .filter(Boolean)
      .join(' | ')
  );
};

it.each([
  '',
  '   ',
  'A-melding',
  '5. mars',
  'kvar månad',
  'siste fredag i månaden',
  '5. mars kvar månad',
  'Budsjett 2027',
  'Sak 12345',
  'Open dag',
  'Dagleg leiar',
  'Rapport nr. 3',
  'Kvartalsrapport',
  'Andre oppgåver',
  'Siste frist',
])('what says no title, or no days, is no activity: %j', (text) => expect(read(text)).toBeNull());

it.each([
  ['A-melding 5. mars', 'A-melding | 2027-03-05'],
  ['A-melding 5. desember', 'A-melding | 2026-12-05'],
  ['5. mars: A-melding', 'A-melding | 2027-03-05'],
  ['A-melding 5.3', 'A-melding | 2027-03-05'],
  ['A-melding 5.3.2026', 'A-melding | 2026-03-05'],
  ['A-melding 2027-03-05', 'A-melding | 2027-03-05'],
  ['Frist for A-melding innan 5. mars 2027', 'Frist for A-melding | 2027-03-05'],
  ['HMS-veka 15.–19. mars', 'HMS-veka | 2027-03-15 | 2027-03-19'],
  ['Skulestart veke 34', 'Skulestart | 2027-08-23 | 2027-08-27'],
  ['Tertialrapport 2. tertial 2027', 'Tertialrapport | 2027-05-01 | 2027-08-31'],
  ['Budsjettmøte i mars', 'Budsjettmøte | 2027-03-01 | 2027-03-31'],
  ['Teammøte i dag', 'Teammøte | 2026-11-27'],
  ['Teammøte i morgon kl. 9', 'Teammøte | 2026-11-28 | 09:00'],
  ['Teammøte i morgen', 'Teammøte | 2026-11-28'],
  ['Meeting tomorrow', 'Meeting | 2026-11-28'],
  ['Teammøte på fredag', 'Teammøte | 2026-12-04'],
  ['Teammøte måndag kl 14.30', 'Teammøte | 2026-11-30 | 14:30'],
  ['Payroll report March 5th', 'Payroll report | 2027-03-05'],
  ['Payroll report 5 March 2027', 'Payroll report | 2027-03-05'],
])('%j happens once: %s', (text, expected) => {
  expect(days(text)).toBe(expected);
  expect(read(text)?.repetition).toBeNull();
});

const month = { unit: 'MONTH', interval: 1 };
it.each([
  ['A-melding 5. mars kvar månad', 'A-melding | 2027-03-05', month],
  ['A-melding hver måned 5. mars', 'A-melding | 2027-03-05', month],
  ['Payroll report 5 March every month', 'Payroll report | 2027-03-05', month],
  ['A-melding kvar månad 5.', 'A-melding | 2026-12-05', month],
  ['A-melding den 5. kvar månad', 'A-melding | 2026-12-05', month],
  ['A-melding kvar 5.', 'A-melding | 2026-12-05', month],
  ['A-melding månadleg 5. mars', 'A-melding | 2027-03-05', month],
  ['Rapport 1. februar kvart år', 'Rapport | 2027-02-01', { unit: 'YEAR', interval: 1 }],
  ['Rapport kvart år 2. juni', 'Rapport | 2027-06-02', { unit: 'YEAR', interval: 1 }],
  ['Rapport kvar 3. månad frå 1. februar', 'Rapport | 2027-02-01', { unit: 'MONTH', interval: 3 }],
  ['Teammøte kvar måndag', 'Teammøte | 2026-11-30', { unit: 'WEEK', interval: 1, weekday: 'MONDAY' }],
  ['Teammøte hver fredag kl. 9', 'Teammøte | 2026-11-27 | 09:00', { unit: 'WEEK', interval: 1, weekday: 'FRIDAY' }],
  ['Stand-up every other Monday', 'Stand-up | 2026-11-30', { unit: 'WEEK', interval: 2, weekday: 'MONDAY' }],
  ['Kvar fredag: kaffi', 'kaffi | 2026-11-27', { unit: 'WEEK', interval: 1, weekday: 'FRIDAY' }],
  [
    'Styringsgruppe siste fredag i månaden',
    'Styringsgruppe | 2026-11-27',
    { ...month, position: 'LAST', weekday: 'FRIDAY' },
  ],
  [
    'Styringsgruppe første mandag i hver måned kl. 10',
    'Styringsgruppe | 2026-12-07 | 10:00',
    { ...month, position: 'FIRST', weekday: 'MONDAY' },
  ],
  [
    'Steering group last Friday of every month',
    'Steering group | 2026-11-27',
    { ...month, position: 'LAST', weekday: 'FRIDAY' },
  ],
])('%j comes again: %s', (text, expected, repetition) => {
  expect(days(text)).toBe(expected);
  expect(read(text)?.repetition).toEqual(repetition);
});

it('a day within a title is left there when a later one is the day', () => {
  expect(days('Sak 3/4 til formannskapet 12. januar')).toBe('Sak 3/4 til formannskapet | 2027-01-12');
});

it('whatever is written, days are in order, and a weekday lies in the week ahead', () => {
  const words = fc.constantFrom(
    'Møte',
    '5.',
    'mars',
    'kvar',
    'månad',
    'siste',
    'fredag',
    'i',
    '2027',
    'kl.',
    '9',
    '-',
    '👩‍🏫',
    'مرحبا',
    'til',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 9 }), (line) => {
      const found = read(line.join(' '));
      if (!found) return;
      expect(found.title.trim()).not.toBe('');
      expect(found.endDate >= found.startDate).toBe(true);
    }),
  );
  for (let ahead = 0; ahead < 14; ahead++) {
    const found = readWrittenActivity('Møte onsdag', addDays(today, ahead))!;
    expect(weekdayOf(found.startDate)).toBe('WEDNESDAY');
    expect(found.startDate > addDays(today, ahead) && found.startDate <= addDays(today, ahead + 7)).toBe(true);
  }
});
