import { expect, test, vi } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { topDialog } from '../base/top-dialog.ts';
import { OpenedDialog } from './opened-dialog.tsx';

/** A page with a panel beside it, or over it. */
function Page({ kind, onClose = vi.fn(), late }: { kind: 'beside' | 'side'; onClose?: () => void; late?: boolean }) {
  return (
    <>
      <header>
        <button type="button">Meny</button>
      </header>
      <main>
        <button type="button">Kryss av</button>
        <div id="here">
          <OpenedDialog kind={kind} title="Budsjettmøte" onClose={onClose}>
            <button type="button">Rediger</button>
          </OpenedDialog>
        </div>
        <p role="status">Lagra</p>
        {late && <p id="late">Meir</p>}
      </main>
    </>
  );
}

const isInert = (selector: string) => document.querySelector(selector)!.closest<HTMLElement>('[inert]') !== null;
const behind = () => ['header button', 'main > button'].map(isInert);

test('a panel beside the page leaves it in use', async () => {
  await onPage(<Page kind="beside" />);
  expect([...behind(), isInert('dialog button')]).toEqual([false, false, false]);
});

test('when the window becomes too narrow, the page behind is out of reach, and in use again when there is room', async () => {
  const page = await onPage(<Page kind="beside" />);
  await page.show(<Page kind="side" />);
  expect([...behind(), isInert('dialog button'), isInert('[role=status]')]).toEqual([true, true, false, false]);
  expect(topDialog()).toBe(document.querySelector('dialog'));
  await page.show(<Page kind="side" late />);
  expect(isInert('#late')).toBe(true);
  await page.show(<Page kind="beside" late />);
  expect([...behind(), isInert('#late'), topDialog()]).toEqual([false, false, false, undefined]);
});

test('the focus goes from what is covered to the title, and stays where it is in the panel', async () => {
  const page = await onPage(<Page kind="beside" />);
  page.find('main > button', 'Kryss av').focus();
  await page.show(<Page kind="side" />);
  expect(document.activeElement?.textContent).toBe('Budsjettmøte');
  await page.show(<Page kind="beside" />);
  page.find('dialog button', 'Rediger').focus();
  await page.show(<Page kind="side" />);
  expect(document.activeElement?.textContent).toBe('Rediger');
});

test('a press on the page behind closes the panel, one that began in it does not', async () => {
  const onClose = vi.fn();
  const page = await onPage(<Page kind="beside" onClose={onClose} />);
  const press = (from: string, to: string) =>
    page.perform(() => {
      document.querySelector(from)!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      document.querySelector(to)!.dispatchEvent(new Event('click', { bubbles: true }));
    });
  await press('main', 'main');
  expect(onClose).not.toHaveBeenCalled();
  await page.show(<Page kind="side" onClose={onClose} />);
  await press('dialog h2', 'main');
  expect(onClose).not.toHaveBeenCalled();
  await press('main', 'main');
  expect(onClose).toHaveBeenCalledOnce();
});
