import { afterEach, expect, test, vi } from 'vitest';
import { atWork } from '../../core/testing/hook.tsx';
import { onPage } from '../../core/testing/page.tsx';
import { fakeStorage } from '../../storage/fake-storage.ts';
import { useShortcuts, useShortcutsOn } from './use-shortcuts.ts';

const over = vi.hoisted(() => vi.fn<() => Element | undefined>());
vi.mock('./top-dialog.ts', () => ({ topDialog: over }));
afterEach(() => vi.unstubAllGlobals());

/** Shows a page on which `n` makes something new and the right arrow goes on, with places where keys mean something else. */
async function pageWithKeys() {
  const done: string[] = [];
  function Page() {
    useShortcuts({ n: () => done.push('new'), ArrowRight: () => done.push('on') });
    return (
      <>
        <input aria-label="Tittel" />
        <input type="checkbox" aria-label="Gjort" />
        <textarea aria-label="Notat" />
        <select aria-label="Sortering" />
        <div role="tablist">
          <button type="button">Info</button>
        </div>
        <button type="button">Lagre</button>
      </>
    );
  }
  const page = await onPage(<Page />);
  const press = (kind: string, name: string, key: string, how: KeyboardEventInit = {}) =>
    page.perform(() =>
      page
        .find(kind, name)
        .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how })),
    );
  return { page, done, press };
}

test.each([
  ['input', 'Tittel'],
  ['textarea', 'Notat'],
  ['select', 'Sortering'],
])('a letter that is written in %s %s does nothing else', async (kind, name) => {
  const { done, press } = await pageWithKeys();
  await press(kind, name, 'n');
  expect(done).toEqual([]);
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s it is the key of the browser', async (held) => {
  const { done, press } = await pageWithKeys();
  await press('button', 'Lagre', 'n', { [held]: true });
  expect(done).toEqual([]);
});

test('arrows among tabs are for the tabs, a letter is not', async () => {
  const { done, press } = await pageWithKeys();
  await press('button', 'Info', 'ArrowRight');
  expect(done).toEqual([]);
  await press('button', 'Info', 'n');
  expect(done).toEqual(['new']);
});

test.each([
  ['button', 'Lagre'],
  ['input', 'Gjort'],
])('works from %s %s', async (kind, name) => {
  const { done, press } = await pageWithKeys();
  await press(kind, name, 'n');
  await press(kind, name, 'ArrowRight');
  expect(done).toEqual(['new', 'on']);
});

test('a key that something else has used already does nothing more', async () => {
  const { page, done, press } = await pageWithKeys();
  page.find('button', 'Lagre').addEventListener('keydown', (event) => event.preventDefault());
  await press('button', 'Lagre', 'n');
  expect(done).toEqual([]);
});

test('while a window lies over the page, keys do nothing on it', async () => {
  const { done, press } = await pageWithKeys();
  over.mockReturnValue(document.createElement('dialog'));
  await press('button', 'Lagre', 'n');
  expect(done).toEqual([]);
  over.mockReturnValue(undefined);
  await press('button', 'Lagre', 'n');
  expect(done).toEqual(['new']);
});

test('who turned single keys off presses them in vain, and that is kept for the next time; turned on they work again', async () => {
  const kept = fakeStorage();
  const choice = await atWork(useShortcutsOn);
  const { done, press } = await pageWithKeys();
  await choice.perform(([, turn]) => turn(false));
  await press('button', 'Lagre', 'n');
  expect([choice.now()[0], done, kept.get('samspel.shortcuts')]).toEqual([false, [], 'off']);
  await choice.perform(([, turn]) => turn(true));
  await press('button', 'Lagre', 'n');
  expect([choice.now()[0], done, kept.has('samspel.shortcuts')]).toEqual([true, ['new'], false]);
});
