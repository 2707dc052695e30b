import { expect, test, vi } from 'vitest';
import { onPage, type ShownPage } from '../../core/testing/page.tsx';
import { serverWith } from '../../core/testing/server.ts';
import type { FilePartsFragment } from '../../generated/graphql.ts';
import Files from './files.tsx';

vi.mock('../../core/person/me.tsx', () => ({ useMe: () => ({ id: '1' }) }));
vi.mock('../../core/live/live-subjects.ts', () => ({ useLiveSubjects: () => {} }));

/** A file of the topic, which `day` of November changed. */
const file = (name: string, day: number, by = 'Kari Nordmann'): FilePartsFragment => ({
  ...{ __typename: 'UserFile', id: name, meta: '7', version: 1, name, contentType: 'text/plain', size: 1200 },
  ...{ hasSmall: false, description: null, dateCreated: '2026-01-01T09:00:00Z' },
  lastUpdated: `2026-11-${String(day).padStart(2, '0')}T09:00:00Z`,
  createdBy: { __typename: 'Person', id: '2', name: by } as FilePartsFragment['createdBy'],
});
const many = [...Array(11).keys()].map((at) => file(`Vedlegg ${at + 1}.txt`, at + 1));

/** Shows the files of a topic on its page. */
async function filesOf(files: readonly FilePartsFragment[], canEdit = true) {
  const asked = serverWith({ Files: { files } });
  const on = { id: '7', kind: 'TOPIC' as const, canEdit, isArchived: false, level: 2 as const };
  const page = await onPage(<Files on={on} guard={{ report: () => {}, before: (action) => action() }} />);
  return { page, asked };
}
const names = (page: ShownPage) => page.names('li').map((row) => row.replace(/TXT.*/, ''));

test('few files are listed by name, numbers as numbers, without a filter', async () => {
  const { page } = await filesOf([file('Vedlegg 10.txt', 1), file('Vedlegg 2.txt', 2)]);
  expect(names(page)).toEqual(['Vedlegg 2.txt', 'Vedlegg 10.txt']);
  expect(page.names('search')).toEqual([]);
});

test('of many files those are left that hold each word, however it is written, and how many is said', async () => {
  const { page } = await filesOf([...many, file('CO₂-rekneskap.txt', 12, 'Ola Vik')]);
  await page.write('Søk i filene', 'co2 ola');
  expect(names(page)).toEqual(['CO₂-rekneskap.txt']);
  expect(page.names('search [role=status]')).toEqual(['Viser 1 av 12']);
  await page.write('Søk i filene', 'vedlegg');
  expect(page.names('search [role=status]')).toEqual(['Viser 11 av 12']);
});

test('many files are ordered by name or by their last change', async () => {
  const { page } = await filesOf(many);
  expect(names(page).slice(0, 2)).toEqual(['Vedlegg 1.txt', 'Vedlegg 2.txt']);
  await page.write('Rekkjefølgje', 'newest');
  expect(names(page).slice(0, 2)).toEqual(['Vedlegg 11.txt', 'Vedlegg 10.txt']);
});

test('Escape closes the card of a file, in its description too', async () => {
  const { page } = await filesOf([file('Vedlegg 1.txt', 1)]);
  await page.press('li button', page.names('li button')[0]!);
  expect(page.names('dialog[open] h2')).toEqual(['Vedlegg 1.txt']);
  await page.perform(() => page.find('textarea', 'Skildring').focus());
  while (!document.querySelector('[contenteditable=true]')) await page.perform(() => {});
  await page.key('Escape');
  expect(page.names('dialog[open] h2')).toEqual([]);
});

test('Escape asks before a description that was changed is lost, each time', async () => {
  const described = { ...file('Vedlegg 1.txt', 1), description: null };
  const { page, asked } = await filesOf([described]);
  await page.press('li button', page.names('li button')[0]!);
  await page.write('Skildring', 'Møteplanen');
  for (const _ of [1, 2]) {
    await page.perform(() => document.querySelector<HTMLElement>('textarea, [contenteditable=true]')!.focus());
    await page.key('Escape');
    expect(page.names('dialog[open] h2')).toContain('Forkaste endringane?');
    await page.press('dialog[open] button', 'Hald fram med å redigere');
  }
  await page.key('Escape');
  await page.press('dialog[open] button', 'Forkast');
  expect(page.names('dialog[open] h2')).toEqual([]);
  expect(asked.map(({ name }) => name)).toEqual(['Files']);
});
