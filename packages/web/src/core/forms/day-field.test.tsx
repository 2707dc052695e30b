import { useState } from 'react';
import { expect, test } from 'vitest';
import { onPage } from '../testing/page.tsx';
import { DayField } from './day-field.tsx';

/** Shows a field for a day, with or without a day in it. */
async function dayField(first = '', error?: string) {
  let now = first;
  function Form() {
    const [day, setDay] = useState(first);
    now = day;
    return (
      <>
        <DayField label="Frist" description="Dagen det skal vere gjort" value={day} onChange={setDay} error={error} />
        <button type="button">Vidare</button>
      </>
    );
  }
  const page = await onPage(<Form />);
  const field = () => page.find<HTMLInputElement>('input', 'Frist');
  const leave = () =>
    page.perform(() => {
      field().focus();
      field().blur();
    });
  return { page, field, leave, day: () => now };
}
const described = (field: HTMLInputElement) =>
  field
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

test('a day stands as it is written in Norway, and below it with its weekday', async () => {
  const { field } = await dayField('2027-01-15');
  expect(field().value).toBe('15.01.2027');
  expect(described(field())).toEqual(['Dagen det skal vere gjort', expect.stringMatching(/^fredag 15\. januar/)]);
});

test.each(['15.1.2027', '15012027', '2027-01-15', '15/1/2027'])(
  '%s is understood as soon as it is whole',
  async (written) => {
    const { page, day } = await dayField();
    await page.write('Frist', written);
    expect(day()).toBe('2027-01-15');
  },
);

test('what is typed stays as it is until the field is left', async () => {
  const { page, field, leave } = await dayField();
  await page.write('Frist', '15.1.2027');
  expect(field().value).toBe('15.1.2027');
  await leave();
  expect(field().value).toBe('15.01.2027');
});

test('a day without a year is in the year that stood there', async () => {
  const { page, leave, day } = await dayField('2031-05-05');
  await page.write('Frist', '1.3');
  await leave();
  expect(day()).toBe('2031-03-01');
});

test('a day that there is not is said once the field is left, and is no day', async () => {
  const { page, field, leave, day } = await dayField('2027-01-15');
  await page.write('Frist', '31.2.2027');
  expect(field().getAttribute('aria-invalid')).toBe('false');
  await leave();
  expect([field().getAttribute('aria-invalid'), day()]).toEqual(['true', '']);
  expect(described(field())).toContain('Skriv datoen som dd.mm.åååå.');
});

test('an emptied field has no day, and is not wrong by that', async () => {
  const { page, field, leave, day } = await dayField('2027-01-15');
  await page.write('Frist', '');
  await leave();
  expect([day(), field().getAttribute('aria-invalid')]).toEqual(['', 'false']);
});

test('why a day is refused is read out with the field', async () => {
  const { field } = await dayField('2027-01-15', 'Fristen er før starten');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(described(field())).toContain('Fristen er før starten');
});
