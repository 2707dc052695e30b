import { useState } from 'react';
import { expect, test } from 'vitest';
import { onPage, type ShownPage } from '../../core/testing/page.tsx';
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
