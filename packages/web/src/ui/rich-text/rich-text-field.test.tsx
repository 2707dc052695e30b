import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { onPage, type ShownPage } from '../../core/testing/page.tsx';
import { OpenedDialog } from '../overlay/opened-dialog.tsx';
import { RichTextField } from './rich-text-field.tsx';

function Question() {
  const [value, setValue] = useState('');
  return (
    <>
      <input aria-label="Tittel" />
      <RichTextField label="Spørsmål" value={value} onChange={setValue} />
    </>
  );
}

const editor = () => document.querySelector<HTMLElement>('[contenteditable=true]');
const isReady = async (page: ShownPage) => {
  while (!editor()) await page.perform(() => {});
};

test('the editor takes over the focus of the field that waits for it', async () => {
  const page = await onPage(<Question />);
  await page.perform(() => page.find('textarea', 'Spørsmål').focus());
  await isReady(page);
  expect(document.activeElement).toBe(editor());
});

test('whoever has gone on to another field before the editor is ready writes on there', async () => {
  const page = await onPage(<Question />);
  const title = page.find('input', 'Tittel');
  await page.perform(() => {
    page.find('textarea', 'Spørsmål').focus();
    title.focus();
  });
  await isReady(page);
  expect(document.activeElement).toBe(title);
});

test('a list takes no quote, and its button says so; outside of one it does', async () => {
  const page = await onPage(<Question />);
  await page.perform(() => page.find('textarea', 'Spørsmål').focus());
  await isReady(page);
  const quote = () => page.find('[role=toolbar] button', 'Sitat');
  const states = () => ['aria-disabled', 'aria-pressed'].map((state) => quote().getAttribute(state));
  expect(states()).toEqual([null, 'false']);
  await page.press('[role=toolbar] button', 'Punktliste');
  expect(states()).toEqual(['true', 'false']);
  await page.press('[role=toolbar] button', 'Sitat');
  expect(states()).toEqual(['true', 'false']);
  await page.press('[role=toolbar] button', 'Punktliste');
  await page.press('[role=toolbar] button', 'Sitat');
  expect(states()).toEqual([null, 'true']);
});

/** A form in a dialog with such a field; what reaches the dialog asks whether it may close. */
async function purposeField() {
  const mayClose = vi.fn(() => false);
  function Form() {
    const [value, setValue] = useState('');
    return (
      <OpenedDialog title="Ny aktivitet" mayClose={mayClose} onClose={() => {}}>
        <RichTextField label="Føremål" value={value} onChange={setValue} leavesAtEscape />
      </OpenedDialog>
    );
  }
  const page = await onPage(<Form />);
  await page.perform(() => page.find('textarea', 'Føremål').focus());
  return { page, mayClose };
}

test('the first Escape leaves the editor for its field, and the next one is for the dialog', async () => {
  const { page, mayClose } = await purposeField();
  await isReady(page);
  expect(document.activeElement).toBe(editor());
  await page.key('Escape');
  const field = document.activeElement!;
  expect([field.getAttribute('role'), field.contains(editor()), mayClose.mock.calls.length]).toEqual([
    'group',
    true,
    0,
  ]);
  await page.key('Escape');
  expect(mayClose).toHaveBeenCalledOnce();
});

test('whoever leaves the field before its editor is ready is not taken back into it', async () => {
  const { page } = await purposeField();
  await page.key('Escape');
  expect(document.activeElement?.getAttribute('role')).toBe('group');
  await isReady(page);
  expect(document.activeElement?.getAttribute('role')).toBe('group');
});
