import { afterEach, expect, test, vi } from 'vitest';
import { onPage, type ShownPage } from '../testing/page.tsx';
import { PickFiles } from './pick-files.tsx';

afterEach(() => void vi.useRealTimers());

const note = new File(['Hei'], 'Notat.txt', { type: 'text/plain' });
const program = new File(['MZ'], 'spel.exe');

/** Shows the button that picks files, on a page with other things. */
async function picking() {
  const onPick = vi.fn();
  const page = await onPage(
    <>
      <h1>Formannskapet</h1>
      <PickFiles there={[]} onPick={onPick} />
    </>,
  );
  /** Drops something on an element; returns whether the browser would show it instead of the page. */
  const drop = async (page: ShownPage, on: string, files: File[], types = ['Files']) => {
    const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
      dataTransfer: { files, types, dropEffect: 'copy' },
    });
    await page.perform(() => document.querySelector(on)!.dispatchEvent(event));
    return !event.defaultPrevented;
  };
  return { page, onPick, drop };
}

test('a file that is dropped beside the button is taken', async () => {
  const { page, onPick, drop } = await picking();
  expect(await drop(page, 'input[type=file] ~ p', [note])).toBe(false);
  expect(onPick).toHaveBeenCalledExactlyOnceWith([note]);
});

test('a file that is dropped elsewhere is not taken, and the page stays', async () => {
  const { page, onPick, drop } = await picking();
  expect(await drop(page, 'h1', [note])).toBe(false);
  expect(onPick).not.toHaveBeenCalled();
});

test('text that is dropped elsewhere is left to the browser', async () => {
  const { page, drop } = await picking();
  expect(await drop(page, 'h1', [], ['text/plain'])).toBe(true);
});

test('what is not taken is said for three seconds, and the others are picked', async () => {
  const { page, onPick, drop } = await picking();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await drop(page, 'input[type=file] ~ p', [program, note]);
  expect(onPick).toHaveBeenCalledExactlyOnceWith([note]);
  expect(page.text()).toContain('spel.exe: Filtypen er ikkje tillaten');
  await page.perform(() => vi.advanceTimersByTime(1_000));
  expect(page.text()).toContain('spel.exe');
  const message = () => document.querySelector('[role=alert]')!.textContent;
  expect(message()).toContain('spel.exe');
  await page.perform(() => vi.advanceTimersByTime(2_000));
  expect(message()).toBe('');
});

test('what is not taken stays in a list with the reason and what would be, until it is closed or others are picked', async () => {
  const { page, drop } = await picking();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await drop(page, 'input[type=file] ~ p', [program, new File(['MZ'], 'anna.exe')]);
  await page.perform(() => vi.advanceTimersByTime(60_000));
  expect(page.names('li')[0]).toMatch(/^spel\.exe: Filtypen er ikkje tillaten\. Word, Excel/);
  await page.press('button', 'Fjern spel.exe frå lista');
  expect(page.names('li')).toEqual([expect.stringContaining('anna.exe')]);
  expect(document.querySelector('[role=alert]')!.textContent).toBe('');
  await drop(page, 'input[type=file] ~ p', [note]);
  expect(page.names('li')).toEqual([]);
});

test('a file whose content is not what its name says, and an empty one, are said before anything is sent', async () => {
  const { page, onPick, drop } = await picking();
  await drop(page, 'input[type=file] ~ p', [new File(['MZ'], 'Sak.pdf'), new File([], 'Tom.txt'), note]);
  expect(onPick).toHaveBeenCalledExactlyOnceWith([note]);
  expect(page.names('li')).toEqual([
    'Tom.txt: Fila er tom',
    expect.stringMatching(/^Sak\.pdf: Innhaldet i fila er ikkje av den typen som namnet seier/),
  ]);
});

test('a file that is picked again while it is looked at is taken once', async () => {
  const { page, onPick } = await picking();
  const input = page.find<HTMLInputElement>('input', 'Last opp filer');
  Object.defineProperty(input, 'files', { value: [note] });
  await page.perform(() => {
    for (let times = 0; times < 2; times += 1) input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(onPick).toHaveBeenCalledExactlyOnceWith([note]);
});

test('a file that can not be read is taken, and it is said when it is sent', async () => {
  const { page, onPick, drop } = await picking();
  const away = Object.assign(new File(['Hei'], 'Borte.txt'), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new Error('away')) }),
  });
  await drop(page, 'input[type=file] ~ p', [away]);
  expect(onPick).toHaveBeenCalledExactlyOnceWith([away]);
});
