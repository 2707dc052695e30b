import { expect, test } from 'vitest';
import { fieldsPart, textPart } from './parts.tsx';
import { type Save, saveOf } from './use-conflict.ts';

interface Form {
  title: string;
  startDate: string;
  endDate: string;
}

const saves: Save[] = [
  { by: 'Ola', at: '2027-01-15T13:32:00Z', fields: ['endDate'] },
  { by: 'Astrid', at: '2027-01-15T13:10:00Z', fields: ['title', 'endDate'] },
];
const title = textPart<Form>('title', 'Tittel');
const days = fieldsPart<Form, 'startDate' | 'endDate'>(['startDate', 'endDate'], 'Når', () => '');

test('whoever changed a part last is named beside their version of it, not whoever saved last', () => {
  expect(saveOf(title, saves)?.by).toBe('Astrid');
  expect(saveOf(days, saves)?.by).toBe('Ola');
});

test('where the history does not say, it is whoever saved last, and nobody where nobody is known', () => {
  expect(saveOf(textPart<{ note: string }>('note', 'Notat'), saves)?.by).toBe('Ola');
  expect(saveOf(title, [])).toBeUndefined();
});
