import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { onPage } from '../testing/page.tsx';
import { PinField } from './pin-field.tsx';

async function askForPin(error?: string) {
  const onComplete = vi.fn();
  function Form() {
    const [value, setValue] = useState('');
    const field = useRef<HTMLInputElement>(null);
    return (
      <PinField
        field={field}
        value={value}
        description="Seks siffer"
        onChange={setValue}
        onComplete={onComplete}
        error={error}
      />
    );
  }
  const page = await onPage(<Form />);
  const field = document.querySelector('input')!;
  return { page, field, onComplete, write: (value: string) => page.write(page.names('input')[0]!, value) };
}

test('has the focus from the first, and asks phones for the keys of numbers and the code of the mail', async () => {
  const { field } = await askForPin();
  expect(document.activeElement).toBe(field);
  expect([field.inputMode, field.getAttribute('autocomplete')]).toEqual(['numeric', 'one-time-code']);
});

test('what is no digit falls away, and nothing is sent before all six are there', async () => {
  const { field, write, onComplete } = await askForPin();
  await write('12 3-4a');
  expect([field.value, onComplete.mock.calls.length]).toEqual(['1234', 0]);
});

test('a pasted code is cut to six digits and sent once', async () => {
  const { field, write, onComplete } = await askForPin();
  await write('PIN: 123 456 7');
  expect(field.value).toBe('123456');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
});

test('why it was refused is read out, since the focus is there already', async () => {
  const { page, field } = await askForPin('Feil PIN-kode');
  expect(page.names('[role=alert]')).toEqual(['Feil PIN-kode']);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});
