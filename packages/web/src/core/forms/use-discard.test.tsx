import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { onPage } from '../testing/page.tsx';
import { useDiscard, useLeaveGuard } from './use-discard.tsx';

/** Opens a form with a button that closes it and a link to another page. */
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

/** Shows a page with changes, and beside them a part that was added later and may have changes too. */
async function pageOfTwo(isLaterChanged: boolean) {
  function Part({ isChanged, name }: { isChanged: boolean; name: string }) {
    const discard = useDiscard(isChanged, () => {});
    return (
      <>
        <p>{name}</p>
        {discard.question}
      </>
    );
  }
  function Page() {
    const [hasMore, setMore] = useState(false);
    const here = useLocation().pathname;
    return (
      <>
        <p>{here}</p>
        <Part name="Skjemaet" isChanged={here === '/topic/new'} />
        {hasMore && <Part name="Kommentaren" isChanged={isLaterChanged} />}
        <button type="button" onClick={() => setMore(true)}>
          Ein kommentar kjem
        </button>
        <Link to="/home">Heim</Link>
      </>
    );
  }
  const page = await onPage(<Page />, '/topic/new');
  await page.press('button', 'Ein kommentar kjem');
  return page;
}

test('what was written is asked about though something without changes has come to the page since', async () => {
  const page = await pageOfTwo(false);
  await page.press('a', 'Heim');
  expect([isAsked(page), page.text().includes('/topic/new')]).toEqual([true, true]);
  await page.press('dialog button', 'Hald fram med å redigere');
  expect([isAsked(page), page.text().includes('/topic/new')]).toEqual([false, true]);
  await page.press('a', 'Heim');
  await page.press('dialog button', 'Forkast');
  expect([isAsked(page), page.text().includes('/home')]).toEqual([false, true]);
});

test('two parts with changes are asked about once', async () => {
  const page = await pageOfTwo(true);
  await page.press('a', 'Heim');
  expect(page.names('dialog[open] h2')).toHaveLength(1);
  await page.press('dialog button', 'Forkast');
  expect([isAsked(page), page.text().includes('/home')]).toEqual([false, true]);
});
