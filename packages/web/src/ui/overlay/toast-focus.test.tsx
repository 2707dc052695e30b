import { useState } from 'react';
import { expect, test } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { ToastFocus } from './toast-focus.tsx';

/** Shows a page with a field and a button, and a toast that closes when its button is pressed. */
async function toasted() {
  function Page() {
    const [isShown, setShown] = useState(true);
    return (
      <>
        <button type="button">Slett</button>
        <input aria-label="Tittel" />
        <ToastFocus>
          <ol>
            {isShown && (
              <li>
                <button type="button" onClick={() => setShown(false)}>
                  Angre
                </button>
              </li>
            )}
          </ol>
        </ToastFocus>
      </>
    );
  }
  const page = await onPage(<Page />);
  const focus = (name: string) => page.perform(() => page.find<HTMLElement>('button, input', name).focus());
  const focused = () => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label');
  return { page, focus, focused };
}

test('what had the focus before has it again when the toast that has it goes', async () => {
  const { page, focus, focused } = await toasted();
  await focus('Slett');
  await focus('Angre');
  await page.press('button', 'Angre');
  await expect.poll(focused).toBe('Slett');
});

test('whoever has gone on to a field keeps it when the toast goes', async () => {
  const { page, focus, focused } = await toasted();
  await focus('Slett');
  await focus('Angre');
  await focus('Tittel');
  await page.perform(() => page.find<HTMLElement>('button', 'Angre').click());
  expect(focused()).toBe('Tittel');
});
