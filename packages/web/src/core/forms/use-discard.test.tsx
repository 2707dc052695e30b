// @vitest-environment happy-dom
import { useState } from 'react';
import { Link } from 'react-router';
import { expect, test, vi } from 'vitest';
import { onPage } from '../testing/page.tsx';
import { useDiscard, useLeaveGuard } from './use-discard.tsx';

/** A form with a way to close it and a way to another page. */
async function openForm() {
  const onClose = vi.fn();
  function Form() {
    const [title, setTitle] = useState('');
    const discard = useDiscard(title !== '', onClose);
    return (
      <>
        <input aria-label="Tittel" value={title} onChange={({ target }) => setTitle(target.value)} />
        <button type="button" onClick={discard.close}>
          Lukk skjemaet
        </button>
        <button type="button" onClick={() => discard.saved(onClose)}>
          Lagra
        </button>
        {discard.question}
      </>
    );
  }
  return { page: await onPage(<Form />), onClose };
}

const isAsked = (page: { names: (kind: string) => string[] }) => page.names('dialog[open] h2').length > 0;
/** Whether the browser asks before the page is closed. */
const isWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('an untouched form closes at once, and so does the page', async () => {
  const { page, onClose } = await openForm();
  expect(isWarned()).toBe(false);
  await page.press('button', 'Lukk skjemaet');
  expect([onClose.mock.calls.length, isAsked(page)]).toEqual([1, false]);
});

test('a form in which somebody wrote asks first; kept, it is as it was', async () => {
  const { page, onClose } = await openForm();
  await page.write('Tittel', 'Budsjett');
  await page.press('button', 'Lukk skjemaet');
  expect([onClose.mock.calls.length, isAsked(page), isWarned()]).toEqual([0, true, true]);
  await page.press('dialog button', 'Hald fram med å redigere');
  expect([onClose.mock.calls.length, isAsked(page)]).toEqual([0, false]);
  expect(page.find<HTMLInputElement>('input', 'Tittel').value).toBe('Budsjett');
});

test('discarded, it closes', async () => {
  const { page, onClose } = await openForm();
  await page.write('Tittel', 'Budsjett');
  await page.press('button', 'Lukk skjemaet');
  await page.press('dialog button', 'Forkast');
  expect([onClose.mock.calls.length, isAsked(page)]).toEqual([1, false]);
});

test('what is saved is not asked about', async () => {
  const { page, onClose } = await openForm();
  await page.write('Tittel', 'Budsjett');
  await page.press('button', 'Lagra');
  expect([onClose.mock.calls.length, isAsked(page)]).toEqual([1, false]);
});

test('a page with changes is left only after the question', async () => {
  function Page() {
    const guard = useLeaveGuard(true);
    return (
      <>
        <Link to="/home">Heim</Link>
        {guard}
      </>
    );
  }
  const page = await onPage(<Page />, '/topic/new');
  await page.press('a', 'Heim');
  expect(isAsked(page)).toBe(true);
  await page.press('dialog button', 'Forkast');
  expect(isAsked(page)).toBe(false);
});
