import { expect, test } from 'vitest';
import { type PrintChoices, printQuery, readPrintChoices } from './print-choices.ts';

const read = (query: string) => readPrintChoices(new URLSearchParams(query));
const usual: PrintChoices = { paper: 'a4', orientation: 'landscape', show: 'both', hidesCompleted: false };

test('an address that asks for what there is not gets the usual sheet', () => {
  expect(read('paper=a0&orientation=upside-down&show=table&completed=yes')).toEqual(usual);
  expect(read('paper=A3')).toEqual(usual);
});

test('an address that asks for nothing gets A4, landscape, with wheel and list', () => {
  expect(read('')).toEqual(usual);
});

test('the usual sheet has a short address', () => {
  expect(printQuery(usual)).toBe('');
  expect(printQuery({})).toBe('');
});

test('whoever gets the link sees the same sheet', () => {
  const chosen: PrintChoices = { paper: 'a3', orientation: 'portrait', show: 'wheel', hidesCompleted: true };
  expect(printQuery(chosen)).toBe('?paper=a3&orientation=portrait&show=wheel&completed=hidden');
  expect(read(printQuery(chosen))).toEqual(chosen);
});
