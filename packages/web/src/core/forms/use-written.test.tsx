import { readWrittenDay } from '@samspel/domain/time/written-day';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { atWork } from '../testing/hook.tsx';
import { useWritten } from './use-written.ts';

const read = (text: string) => readWrittenDay(text, '2026-11-23');

/** A field of a form, with 23 November in it. */
function useField() {
  const [value, setValue] = useState('2026-11-23');
  const readEarly = (text: string) => (/\.\d{4}$/.test(text) ? read(text) : null);
  return {
    value,
    onChange: setValue,
    ...useWritten({ value, read, readEarly, write: (day) => day.split('-').reverse().join('.'), onChange: setValue }),
  };
}
type Field = ReturnType<typeof useField>;

const write =
  (text: string) =>
  ({ input }: Field) =>
    input.onChange({ target: { value: text } });

it('has the value as soon as it is written to its end, and none before', async () => {
  const field = await atWork(useField);
  expect(field.now().input.value).toBe('23.11.2026');
  await field.perform(write('1.12.20'));
  expect([field.now().input.value, field.now().value]).toEqual(['1.12.20', '']);
  await field.perform(write('1.12.2027'));
  expect([field.now().input.value, field.now().value]).toEqual(['1.12.2027', '2027-12-01']);
  await field.perform(({ input }) => input.onBlur());
  expect(field.now().input.value).toBe('01.12.2027');
});

it.each(['onBlur', 'Enter'])('reads what is short when the person is done with it: %s', async (done) => {
  const field = await atWork(useField);
  await field.perform(write('1.12'));
  expect(field.now().value).toBe('');
  await field.perform(({ input }) => (done === 'Enter' ? input.onKeyDown({ key: 'Enter' } as never) : input.onBlur()));
  expect([field.now().input.value, field.now().value]).toEqual(['01.12.2026', '2026-12-01']);
});

it('keeps what means nothing, and says so once it is left', async () => {
  const field = await atWork(useField);
  await field.perform(write('31.2.2027'));
  expect(field.now().isUnread).toBe(false);
  await field.perform(({ input }) => input.onBlur());
  expect([field.now().input.value, field.now().value, field.now().isUnread]).toEqual(['31.2.2027', '', true]);
  await field.perform(write('1.3.2027'));
  expect(field.now().isUnread).toBe(false);
});

it('shows another value that the form is given', async () => {
  const field = await atWork(useField);
  await field.perform(write('1.12.2027'));
  await field.perform(({ onChange }) => onChange('2028-01-15'));
  expect(field.now().input.value).toBe('15.01.2028');
});
