import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { NoticeDialog } from './notice-dialog.tsx';

/** Shows a page with a button that asks before it deletes; the test decides when the deletion ends. */
async function deletion() {
  const done = Promise.withResolvers<void>();
  const remove = vi.fn(() => done.promise);
  function Page() {
    const [isAsked, setAsked] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setAsked(true)}>
          Slett
        </button>
        {isAsked && (
          <ConfirmDialog
            title="Slette årshjulet?"
            action="Ja, slett"
            isDangerous
            isBusy={false}
            onConfirm={remove}
            onClose={() => setAsked(false)}
          >
            <p>Alle aktivitetane går med.</p>
          </ConfirmDialog>
        )}
      </>
    );
  }
  const page = await onPage(<Page />);
  await page.perform(() => {
    page.find('button', 'Slett').focus();
    page.find('button', 'Slett').click();
  });
  return { page, remove, done };
}
const isOpen = () => document.querySelector('dialog[open]') !== null;

test('nothing is done by the way out, which gives the focus back to what asked', async () => {
  const { page, remove } = await deletion();
  expect(isOpen()).toBe(true);
  await page.press('dialog button', 'Avbryt');
  expect([isOpen(), remove.mock.calls.length]).toEqual([false, 0]);
  await expect.poll(() => document.activeElement).toBe(page.find('button', 'Slett'));
});

test('says what is asked by its name, and what comes of it', async () => {
  const { page } = await deletion();
  const dialog = document.querySelector('dialog')!;
  expect(document.getElementById(dialog.getAttribute('aria-labelledby')!)!.textContent).toBe('Slette årshjulet?');
  expect(page.text()).toContain('Alle aktivitetane går med.');
});

test('who presses twice has it done once; when that is over it can be tried again', async () => {
  const { page, remove, done } = await deletion();
  await page.press('dialog button', 'Ja, slett');
  await page.press('dialog button', 'Ja, slett');
  expect(remove).toHaveBeenCalledTimes(1);
  await page.perform(() => done.resolve());
  await page.press('dialog button', 'Ja, slett');
  expect(remove).toHaveBeenCalledTimes(2);
});

test('while it is being done a press does nothing', async () => {
  const onConfirm = vi.fn(async () => {});
  const page = await onPage(
    <ConfirmDialog title="Slette?" action="Slett" isBusy onConfirm={onConfirm} onClose={() => {}}>
      …
    </ConfirmDialog>,
  );
  await page.perform(() => document.querySelectorAll<HTMLElement>('dialog button')[2]!.click());
  expect(onConfirm).not.toHaveBeenCalled();
});

test('what there is nothing to choose about has one way on', async () => {
  const onClose = vi.fn();
  const page = await onPage(
    <NoticeDialog title="Arkiver" words="Du kan berre lese dette." close="Greitt" onClose={onClose} />,
  );
  expect(page.text()).toContain('Du kan berre lese dette.');
  expect(page.names('dialog button')).toEqual(['Lukk', 'Greitt']);
  await page.press('dialog button', 'Greitt');
  expect(onClose).toHaveBeenCalledOnce();
});
