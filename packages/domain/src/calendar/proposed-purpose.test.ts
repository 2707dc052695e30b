import { expect, it } from 'vitest';
import { proposedPurpose } from './proposed-purpose.ts';

const of = (descriptionText: string | null) => proposedPurpose({ title: 'Økonomi', descriptionText });

it('is the first sentence of what the year wheel is for', () => {
  expect(of('Fristane til stat og skatt. Dei følgjer lova.')).toBe('Fristane til stat og skatt.');
  expect(of('  Budsjett, rekneskap og rapportering\nog meir')).toBe('Budsjett, rekneskap og rapportering');
  expect(of('Kapittel 1.2 gjeld. Meir')).toBe('Kapittel 1.2 gjeld.');
});

it.each([null, '', ' \n '])('is the title of a year wheel that says nothing: %j', (text) =>
  expect(of(text)).toBe('Økonomi'),
);
