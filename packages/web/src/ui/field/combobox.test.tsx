import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { type Choice, Combobox, type ComboboxProps } from './combobox.tsx';

const kari: Choice = { key: 'p1', label: 'Kari Nes', detail: 'Fjordvik kommune', group: 'Personar' };
const ola: Choice = { key: 'p2', label: 'Ola Vik', group: 'Personar' };
const fjordvik: Choice = { key: 'o1', label: 'Fjordvik', group: 'Organisasjonar' };
const everybody = [kari, ola, fjordvik];

/** Shows a field that finds people and organizations, whatever is typed. */
async function field(props: Partial<ComboboxProps<Choice>> = {}) {
  const onPick = vi.fn();
  function Field() {
    const [text, setText] = useState('');
    return (
      <Combobox
        label="Kven"
        text={text}
        onText={setText}
        choices={everybody}
        hasList
        onPick={({ label }) => onPick(label)}
        {...props}
      />
    );
  }
  const page = await onPage(
    <>
      <Field />
      <button type="button">Lagre</button>
    </>,
  );
  const input = page.find<HTMLInputElement>('input', 'Kven');
  await page.perform(() => input.focus());
  const marked = () => {
    const id = input.getAttribute('aria-activedescendant');
    return id && document.getElementById(id)!.firstChild!.textContent;
  };
  const isOpen = () => input.getAttribute('aria-expanded') === 'true';
  return { page, input, onPick, marked, isOpen };
}

test('Enter chooses nothing while nothing is marked', async () => {
  const { page, onPick, marked } = await field();
  await page.key('Enter');
  expect([onPick.mock.calls, marked()]).toEqual([[], null]);
});

test('what is chosen from stands under its headings, with what tells namesakes apart', async () => {
  const { page } = await field();
  expect(page.names('[role=group]')).toEqual(['Personar', 'Organisasjonar']);
  expect(page.names('[role=option]')).toEqual(['Kari NesFjordvik kommune', 'Ola Vik', 'Fjordvik']);
});

test('how many there are is said, and nothing is said of a list that is closed', async () => {
  const { page } = await field();
  expect(page.names('[role=status]')).toEqual(['3 forslag. Vel med piltastane.']);
  await page.key('Escape');
  expect(page.names('[role=status]')).toEqual(['']);
});

test('arrows mark one after the other, from the last to the first again, and back from the first to the last', async () => {
  const { page, marked } = await field();
  const seen: unknown[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
    await page.key(key);
    seen.push(marked());
  }
  expect(seen).toEqual(['Kari Nes', 'Ola Vik', 'Fjordvik', 'Kari Nes', 'Fjordvik']);
});

test('Enter takes what is marked, the list closes, and the focus stays in the field', async () => {
  const { page, input, onPick, isOpen } = await field();
  await page.key('ArrowDown');
  await page.key('ArrowDown');
  await page.key('Enter');
  expect([onPick.mock.calls, isOpen()]).toEqual([[['Ola Vik']], false]);
  expect(document.activeElement).toBe(input);
});

test('a press on one takes it', async () => {
  const { page, onPick, isOpen } = await field();
  await page.press('[role=option]', 'Fjordvik');
  expect([onPick.mock.calls, isOpen()]).toEqual([[['Fjordvik']], false]);
});

test('what was taken is said', async () => {
  const { page } = await field();
  await page.press('[role=option]', 'Fjordvik');
  expect(page.names('[role=status]')).toEqual(['Fjordvik er vald']);
});

test('one more letter forgets what was marked: the list may be another', async () => {
  const { page, marked, onPick } = await field();
  await page.key('ArrowDown');
  expect(marked()).toBe('Kari Nes');
  await page.write('Kven', 'ol');
  await page.key('Enter');
  expect([marked(), onPick.mock.calls]).toEqual([null, []]);
});

test('Escape closes the list and nothing around it; the next one is for what is around', async () => {
  const { page, isOpen } = await field();
  const around = vi.fn();
  document.addEventListener('keydown', around);
  await page.key('Escape');
  expect([isOpen(), around.mock.calls.length]).toEqual([false, 0]);
  await page.key('Escape');
  expect(around).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', around);
});

test('an arrow opens the list again', async () => {
  const { page, isOpen } = await field();
  await page.key('Escape');
  await page.key('ArrowDown');
  expect(isOpen()).toBe(true);
});

test('Tab closes the list and goes on', async () => {
  const { page, isOpen } = await field();
  await page.key('Tab');
  expect(isOpen()).toBe(false);
});

test('a list stays open for 200 ms after the field is left, so that a press on it counts', async () => {
  const { page, input, isOpen } = await field();
  await page.key('ArrowDown');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  act(() => input.blur());
  await act(() => vi.advanceTimersByTimeAsync(199));
  expect(isOpen()).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1));
  vi.useRealTimers();
  expect(isOpen()).toBe(false);
});

test('in place of choices it says why there are none, and arrows mark nothing', async () => {
  const { page, marked } = await field({ choices: [], status: 'Ingen treff' });
  await page.key('ArrowDown');
  expect([page.names('[role=status]'), page.names('[role=option]'), marked()]).toEqual([['Ingen treff'], [], null]);
});

test('where nothing is to be shown the list stays closed', async () => {
  const { isOpen, page } = await field({ hasList: false });
  expect([isOpen(), page.names('[role=listbox]')]).toEqual([false, []]);
});

test('words are taken as they are on Enter, but not instead of what is marked', async () => {
  const onWords = vi.fn();
  const { page, onPick } = await field({ onWords });
  await page.write('Kven', 'budsjett');
  await page.key('Enter');
  expect(onWords).toHaveBeenCalledExactlyOnceWith('budsjett');
  await page.key('ArrowDown');
  await page.key('Enter');
  expect([onWords.mock.calls.length, onPick.mock.calls]).toEqual([1, [['Kari Nes']]]);
});

test('what is left in the field when one goes on is not lost, and an empty field says nothing', async () => {
  const onLeave = vi.fn();
  const { page, input } = await field({ onLeave });
  await page.perform(() => page.find('button', 'Lagre').focus());
  expect(onLeave).not.toHaveBeenCalled();
  await page.perform(() => input.focus());
  await page.write('Kven', 'budsjett');
  await page.perform(() => page.find('button', 'Lagre').focus());
  expect(onLeave).toHaveBeenCalledExactlyOnceWith('budsjett');
});

test('why it was refused is said with the field, but not to somebody who is just mending it', async () => {
  const { page, input } = await field({ error: 'Vel ein person', description: 'Søk med namn' });
  const said = () =>
    (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
  expect([input.getAttribute('aria-invalid'), said()]).toEqual(['true', ['Søk med namn', 'Vel ein person']]);
  await page.write('Kven', 'k');
  expect([input.getAttribute('aria-invalid'), said()]).toEqual(['false', ['Søk med namn']]);
  await page.perform(() => page.find('button', 'Lagre').focus());
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('a heading in another language than the page says so', async () => {
  await field({ choices: [{ ...ola, lang: 'en' }] });
  expect(document.querySelector('[role=group]')!.getAttribute('lang')).toBe('en');
});
