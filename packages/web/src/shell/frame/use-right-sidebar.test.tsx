import { expect, test, vi } from 'vitest';
import { onPage, type ShownPage } from '../../core/testing/page.tsx';
import { ignoredClass, type RightContent, rightSidebarId, useRightSidebar } from './use-right-sidebar.ts';

const over = vi.hoisted(() => vi.fn<() => Element | undefined>());
vi.mock('../../ui/base/top-dialog.ts', () => ({ topDialog: over }));

/** A page with the star and the bell, and beside them something that can be pressed without closing the sidebar. */
function Page() {
  const { shown, toggle, close } = useRightSidebar();
  const opens = (content: RightContent) => (
    <button type="button" className={ignoredClass} onClick={() => toggle(content)}>
      {content}
    </button>
  );
  return (
    <>
      {opens('favourites')}
      {opens('notifications')}
      <button type="button">Arbeid</button>
      <div className={ignoredClass}>
        <button type="button">Ved sida av</button>
      </div>
      {shown && (
        <aside id={rightSidebarId}>
          <output>{shown}</output>
          <button type="button" onClick={close}>
            Lukk
          </button>
        </aside>
      )}
    </>
  );
}
const shown = () => document.querySelector('output')?.textContent ?? null;

/** Presses as a hand does: the pointer goes down, and up again. */
const pressOn = (page: ShownPage, name: string) =>
  page.perform(() => {
    const button = page.find('button', name);
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    button.focus();
    button.click();
  });

test('the star and the bell open it, the other one changes what it shows, the same again closes it', async () => {
  const page = await onPage(<Page />);
  expect(shown()).toBeNull();
  for (const [name, after] of [
    ['favourites', 'favourites'],
    ['notifications', 'notifications'],
    ['favourites', 'favourites'],
    ['favourites', null],
    ['notifications', 'notifications'],
    ['notifications', null],
  ] as const) {
    await pressOn(page, name);
    expect(shown()).toBe(after);
  }
});

test('a press inside keeps it, a press outside closes it', async () => {
  const page = await onPage(<Page />);
  await pressOn(page, 'favourites');
  await page.perform(() =>
    document.querySelector('output')!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
  );
  expect(shown()).toBe('favourites');
  await pressOn(page, 'Arbeid');
  expect(shown()).toBeNull();
});

test('a press on something within `disable-global-click` keeps it', async () => {
  const page = await onPage(<Page />);
  await pressOn(page, 'notifications');
  await pressOn(page, 'Ved sida av');
  expect(shown()).toBe('notifications');
});

test.each(['Escape', 'Lukk'])(
  '%s closes it, and gives the focus from inside it back to what opened it',
  async (way) => {
    const page = await onPage(<Page />);
    await pressOn(page, 'notifications');
    await page.perform(() => page.find('button', 'Lukk').focus());
    await (way === 'Escape' ? page.key('Escape') : page.press('button', 'Lukk'));
    expect([shown(), document.activeElement]).toEqual([null, page.find('button', 'notifications')]);
  },
);

test('Escape closes it from the page too, and leaves the focus there', async () => {
  const page = await onPage(<Page />);
  await pressOn(page, 'favourites');
  await page.perform(() => page.find('button', 'Arbeid').focus());
  await page.key('Escape');
  expect([shown(), document.activeElement]).toEqual([null, page.find('button', 'Arbeid')]);
});

test('Escape that something else has used keeps it', async () => {
  const page = await onPage(<Page />);
  await pressOn(page, 'favourites');
  const work = page.find('button', 'Arbeid');
  work.addEventListener('keydown', (event) => event.preventDefault());
  await page.perform(() =>
    work.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })),
  );
  expect(shown()).toBe('favourites');
});

test('Escape is for the window that lies over the page first', async () => {
  const page = await onPage(<Page />);
  await pressOn(page, 'favourites');
  over.mockReturnValue(document.createElement('dialog'));
  await page.key('Escape');
  expect(shown()).toBe('favourites');
  over.mockReturnValue(undefined);
  await page.key('Escape');
  expect(shown()).toBeNull();
});
