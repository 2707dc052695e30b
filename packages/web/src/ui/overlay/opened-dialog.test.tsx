import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { onPage, type ShownPage } from '../../core/testing/page.tsx';
import { OpenedDialog } from './opened-dialog.tsx';

/** Shows a dialog that may be closed or not. */
async function dialog(mayClose?: () => boolean) {
  const onClose = vi.fn();
  const page = await onPage(
    <>
      <h1 tabIndex={-1}>Årshjul</h1>
      <OpenedDialog title="Rediger" onClose={onClose} {...(mayClose && { mayClose })}>
        <input aria-label="Tittel" />
      </OpenedDialog>
    </>,
  );
  return { page, onClose };
}
/** Presses at a place of the window; the dialog is from 100 to 200 px. */
const pressAt = (page: ShownPage, from: number, to: number) =>
  page.perform(() => {
    const box = document.querySelector('dialog')!;
    box.getBoundingClientRect = () => ({ left: 100, right: 200, top: 100, bottom: 200 }) as DOMRect;
    const at = (place: number) => ({ bubbles: true, clientX: place, clientY: place });
    box.dispatchEvent(new PointerEvent('pointerdown', at(from)));
    box.dispatchEvent(new MouseEvent('click', at(to)));
  });

test('Escape does not close what must be asked about first', async () => {
  const mayClose = vi.fn(() => false);
  const { page, onClose } = await dialog(mayClose);
  await page.key('Escape');
  expect([mayClose.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
});

test('a press beside it does not close what must be asked about first', async () => {
  const { page, onClose } = await dialog(() => false);
  await pressAt(page, 20, 20);
  expect(onClose).not.toHaveBeenCalled();
});

test('a press beside it closes it', async () => {
  const { page, onClose } = await dialog();
  await pressAt(page, 20, 20);
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  ['text that is selected from inside to beside it', 150, 20],
  ['a press inside', 150, 150],
  ['a press that begins beside it and ends inside', 20, 150],
])('%s does not close it', async (_, from, to) => {
  const { page, onClose } = await dialog();
  await pressAt(page, from, to);
  expect(onClose).not.toHaveBeenCalled();
});

test('Escape closes what may be closed', async () => {
  const { page, onClose } = await dialog(() => true);
  await page.key('Escape');
  expect(onClose).toHaveBeenCalledOnce();
});

test('an Escape that something in it has used closes nothing', async () => {
  const { page, onClose } = await dialog(() => true);
  const input = document.querySelector('input')!;
  input.addEventListener('keydown', (event) => event.preventDefault());
  input.focus();
  await page.key('Escape');
  expect(onClose).not.toHaveBeenCalled();
});

test('another content with a title of its own has the focus on the title, where the button that led there is gone', async () => {
  function Steps() {
    const [isNext, setNext] = useState(false);
    return (
      <OpenedDialog title={isNext ? 'Kven er med' : 'Tittel'} onClose={() => {}}>
        {isNext ? (
          <p>…</p>
        ) : (
          <button type="button" onClick={() => setNext(true)}>
            Vidare
          </button>
        )}
      </OpenedDialog>
    );
  }
  const page = await onPage(<Steps />);
  await page.perform(() => page.find('button', 'Vidare').focus());
  await page.press('button', 'Vidare');
  expect(document.activeElement?.textContent).toBe('Kven er med');
});
