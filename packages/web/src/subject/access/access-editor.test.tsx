import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import type { AccessDraft, Member } from './access-draft.ts';
import { AccessEditor } from './access-editor.tsx';

const focusNextRow = vi.hoisted(() => vi.fn<(box: HTMLElement | null, gone: HTMLElement) => void>());
vi.mock('../../core/who/focus-next-row.ts', () => ({ focusNextRow }));

const owner: Member = { kind: 'person', id: '1', name: 'Kari Nes', access: 'OWNER' };
const reader: Member = { kind: 'person', id: '2', name: 'Ola Vik', detail: 'Fjordvik', access: 'READ' };
const writer: Member = { kind: 'organization', id: '3', name: 'Fjordvik', access: 'WRITE' };
const closed: AccessDraft = { isPrivate: true, visibility: 'PUBLIC', members: [owner, reader, writer] };

/** Shows the editor of a thing's access, and returns what it has become. */
async function editor(start: AccessDraft = closed, disabled = false) {
  let now = start;
  function Page() {
    const [draft, setDraft] = useState(start);
    now = draft;
    return <AccessEditor draft={draft} onChange={setDraft} disabled={disabled} />;
  }
  const page = await onPage(<Page />);
  return {
    page,
    now: () => now,
    levels: () => now.members.map(({ name, access }) => `${name} ${access}`),
    rows: () => [...document.querySelectorAll('ul[aria-labelledby] > li')].map((row) => row.textContent),
    chosen: () => page.names('input[type=radio]').filter((_, at) => radios()[at]!.checked),
  };
}
const radios = () => [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];
const isAsked = () => document.querySelector('dialog[open]') !== null;

test('the owner is neither changed nor taken out', async () => {
  const { page } = await editor();
  expect(page.names('select')).toEqual(['Tilgangen Ola Vik har', 'Tilgangen Fjordvik har']);
  expect(page.names('li button')).toEqual(['Fjern tilgangen Ola Vik har', 'Fjern tilgangen Fjordvik har']);
});

test('who may not change it reads it all, and has nothing to change it by', async () => {
  const { page, rows } = await editor(closed, true);
  expect([page.names('select'), page.names('button'), page.names('[role=combobox]')]).toEqual([[], [], []]);
  expect(rows()).toHaveLength(3);
  expect(document.querySelectorAll('fieldset:not([disabled])')).toHaveLength(0);
});

test('opening it for all asks first, since readers are lost; called off, nothing has changed', async () => {
  const { page, now } = await editor();
  await page.press('input', 'Open for alle');
  expect([isAsked(), now().isPrivate]).toEqual([true, true]);
  await page.press('dialog button', 'Avbryt');
  expect([isAsked(), now()]).toEqual([false, closed]);
});

test('opened for all, who only read leave the list, everyone stands in it, and levels are fixed', async () => {
  const { page, levels, rows, now } = await editor();
  await page.press('input', 'Open for alle');
  await page.press('dialog button', 'Bekreft');
  expect([now().isPrivate, levels()]).toEqual([false, ['Kari Nes OWNER', 'Fjordvik WRITE']]);
  expect(rows()[0]).toBe('AlleLesetilgang');
  expect(page.names('select')).toEqual([]);
});

test('where nobody only reads, it is opened without a question', async () => {
  const { page, now } = await editor({ ...closed, members: [owner, writer] });
  await page.press('input', 'Open for alle');
  expect([isAsked(), now().isPrivate]).toEqual([false, false]);
});

test('only what is private can be hidden', async () => {
  const { page, now, chosen } = await editor({ ...closed, isPrivate: false, members: [owner] });
  expect(page.names('input[type=radio]').length).toBe(2);
  await page.press('input', 'Privat');
  expect(page.names('input[type=radio]').length).toBe(4);
  await page.press('input', 'Skjult');
  expect([now().visibility, chosen()]).toEqual(['PRIVATE', ['Privat', 'Skjult']]);
});

test('a reader is made a writer, and nobody else is', async () => {
  const { page, levels } = await editor();
  await page.write('Tilgangen Ola Vik har', 'WRITE');
  expect(levels()).toEqual(['Kari Nes OWNER', 'Ola Vik WRITE', 'Fjordvik WRITE']);
});

test('who is taken out is told of, and the focus goes on from their button', async () => {
  const { page, levels } = await editor();
  await page.press('button', 'Fjern tilgangen Ola Vik har');
  expect(levels()).toEqual(['Kari Nes OWNER', 'Fjordvik WRITE']);
  expect(page.names('p[role=status]')).toContain('Ola Vik er fjerna');
  expect(focusNextRow.mock.calls.map(([, gone]) => gone.getAttribute('aria-label'))).toEqual([
    'Fjern tilgangen Ola Vik har',
  ]);
});
