import { expect, it } from 'vitest';
import { readRepetition, saysOnce } from './repetition-phrase.ts';

it.each([
  'ved behov',
  'løpande',
  '',
  '5 gonger i året',
  'FREQ=HOURLY',
  'FREQ=MONTHLY;BYMONTHDAY=1,15',
  'FREQ=WEEKLY;BYDAY=MO,TU',
  'FREQ=DAILY;COUNT=3',
  'FREQ=MONTHLY;BYDAY=5MO',
])('what no series can do is told: %s', (text) => expect(readRepetition(text)).toBeNull());

it.each(['', '-', 'Nei', 'éin gong', 'Once'])('something happens once: %s', (text) =>
  expect(saysOnce(text)).toBe(true),
);

it.each([
  ['kvar månad', 'MONTH', 1],
  ['Månedlig', 'MONTH', 1],
  ['tertial', 'MONTH', 4],
  ['tertialvis', 'MONTH', 4],
  ['Kvartal', 'MONTH', 3],
  ['quarterly', 'MONTH', 3],
  ['halvårleg', 'MONTH', 6],
  ['årleg', 'YEAR', 1],
  ['kvart år', 'YEAR', 1],
  ['annakvar veke', 'WEEK', 2],
  ['hver 2. uke', 'WEEK', 2],
  ['kvar tredje månad', 'MONTH', 3],
  ['dagleg', 'DAY', 1],
  ['4 gonger i året', 'MONTH', 3],
  ['to ganger i året', 'MONTH', 6],
  ['1 gong i året', 'YEAR', 1],
])('%s is every %s × %i', (text, unit, interval) =>
  expect(readRepetition(text)).toEqual({ unit, interval, until: null }),
);

it.each([
  ['siste fredag i månaden', 'LAST', 'FRIDAY'],
  ['kvar månad, fyrste måndag', 'FIRST', 'MONDAY'],
  ['Andre tirsdag hver måned', 'SECOND', 'TUESDAY'],
  ['third Thursday of every month', 'THIRD', 'THURSDAY'],
  ['fjerde onsdag i månaden', 'FOURTH', 'WEDNESDAY'],
  ['siste virkedag i månaden', 'LAST', 'WORKING_DAY'],
])('%s is the %s %s of every month', (text, position, weekday) =>
  expect(readRepetition(text)).toEqual({ unit: 'MONTH', interval: 1, position, weekday, until: null }),
);

it.each(['kvar andre fredag', 'every other Friday', 'annakvar fredag', 'hver 2. fredag'])(
  '%s is every second week',
  (text) => expect(readRepetition(text)).toEqual({ unit: 'WEEK', interval: 2, weekday: 'FRIDAY', until: null }),
);

it('a weekday and a rule of a calendar are series too', () => {
  expect(readRepetition('kvar måndag')).toEqual({ unit: 'WEEK', interval: 1, weekday: 'MONDAY', until: null });
  expect(readRepetition('FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20271231T090000Z')).toEqual({
    ...{ unit: 'MONTH', interval: 1, weekday: 'FRIDAY', position: 'LAST', until: '2027-12-31' },
  });
});
