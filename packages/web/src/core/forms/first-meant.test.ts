import { readWrittenDay } from '@samspel/domain/time/written-day';
import { expect, test } from 'vitest';
import { firstMeant } from './first-meant.ts';

const known = { today: '2026-11-26', stood: '', min: undefined, isPast: undefined };
const read = (text: string, more: Partial<Parameters<typeof firstMeant>[0]>) =>
  readWrittenDay(text, firstMeant({ ...known, ...more }));

test.each<[text: string, more: Partial<Parameters<typeof firstMeant>[0]>, day: string, why: string]>([
  ['1.3', {}, '2027-03-01', 'the next such day'],
  ['26.11', {}, '2026-11-26', 'today is the next one'],
  ['1.3', { stood: '2026-11-26' }, '2027-03-01', 'the next such day, where today was proposed'],
  ['1.3', { stood: '2028-01-01' }, '2028-03-01', 'in the year that is shown'],
  ['31.12', { stood: '2028-06-01' }, '2028-12-31', 'in the year that is shown'],
  ['1.3', { stood: '2026-02-01' }, '2026-03-01', 'in this year, where a day of it that has been is mended'],
  ['1.3', { stood: '2026-11-26', min: '2027-03-01' }, '2027-03-01', 'the deadline on the day of the start'],
  ['28.2', { min: '2027-03-01' }, '2028-02-28', 'the first after the start'],
  ['1.3', { isPast: true }, '2026-03-01', 'the last such day, where what has been is searched'],
  ['27.11', { isPast: true }, '2025-11-27', 'the last such day'],
  ['26.11', { isPast: true }, '2026-11-26', 'today is the last one'],
  ['1.3', { isPast: true, today: '2028-02-29' }, '2027-03-01', 'the last such day, on a leap day'],
])('%s, where %j is known, is %s: %s', (text, more, day, _why) => expect(read(text, more)).toBe(day));
