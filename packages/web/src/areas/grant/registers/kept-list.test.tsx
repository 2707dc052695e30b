import { expect, test } from 'vitest';
import { onPage } from '../../../core/testing/page.tsx';
import { refuse, serverWith } from '../../../core/testing/server.ts';
import { told } from '../../../core/testing/told.ts';
import { sectors, sources } from './kept-kind.ts';
import { KeptList } from './kept-list.tsx';

const county = {
  id: '3',
  title: 'Fylket',
  detail: 'https://fylket.example',
  values: { name: 'Fylket', url: 'https://fylket.example' },
};
const health = { id: '5', title: 'Helse', detail: null, values: { nn: 'Helse', nb: 'Helse', en: 'Health' } };

/** Shows a list that admins maintain, with a server that saves it or refuses to. */
async function list(of = sources, kept = county as Parameters<typeof KeptList>[0]['all'][number], refusal?: string) {
  const { words } = told();
  const answer = (field: string, type: string) =>
    refusal ? refuse(refusal) : { [field]: { __typename: type, ...kept.values, id: kept.id, title: kept.title } };
  const asked = serverWith({
    CreateSource: answer('createSource', 'ActionValueSource'),
    UpdateSource: answer('updateSource', 'ActionValueSource'),
    UpdateSector: answer('updateSector', 'Sector'),
    RemoveSource: refusal ? refuse(refusal) : { removeSource: '3' },
  });
  const page = await onPage(<KeptList of={of} all={[kept]} />);
  const sentTo = (name: string) => asked.filter((one) => one.name === name).map((one) => one.with);
  return { page, sentTo, words };
}

test('a giver is added by its name, and its site may be left out', async () => {
  const { page, sentTo, words } = await list();
  await page.press('button', 'Ny tilskotsgivar');
  await page.write('Namn', 'Staten');
  await page.press('dialog button', 'Lagre');
  expect(sentTo('CreateSource')).toEqual([{ input: { name: 'Staten', url: null } }]);
  expect([words, page.names('dialog[open]')]).toEqual([['success: Lagra'], []]);
});

test('a giver without a name, or with a site that is none, is not sent', async () => {
  const { page, sentTo } = await list();
  await page.press('button', 'Ny tilskotsgivar');
  await page.write('Nettstad', 'ikkje ei adresse');
  await page.press('dialog button', 'Lagre');
  const isWrong = (label: string) => page.find('dialog input', label).getAttribute('aria-invalid');
  expect([isWrong('Namn'), isWrong('Nettstad'), sentTo('CreateSource')]).toEqual(['true', 'true', []]);
});

test('one that is changed has what it was called in its form', async () => {
  const { page, sentTo } = await list();
  await page.press('button', 'Rediger Fylket');
  expect(page.find<HTMLInputElement>('dialog input', 'Namn').value).toBe('Fylket');
  await page.write('Nettstad', '');
  await page.press('dialog button', 'Lagre');
  expect(sentTo('UpdateSource')).toEqual([{ input: { id: '3', name: 'Fylket', url: null } }]);
});

test('a sector is called something in each language', async () => {
  const { page, sentTo } = await list(sectors, health);
  await page.press('button', 'Rediger Helse');
  await page.write('English', ' ');
  await page.press('dialog button', 'Lagre');
  expect(sentTo('UpdateSector')).toEqual([]);
  await page.write('English', 'Health care');
  await page.press('dialog button', 'Lagre');
  expect(sentTo('UpdateSector')).toEqual([{ input: { id: '5', nn: 'Helse', nb: 'Helse', en: 'Health care' } }]);
});

test('a name that was begun is asked about before it is lost', async () => {
  const { page } = await list();
  await page.press('button', 'Rediger Fylket');
  await page.write('Namn', 'Fylke');
  await page.press('dialog button', 'Avbryt');
  expect(page.names('dialog[open] button')).toContain('Forkast');
});

test('Escape asks too before it loses a name that was begun', async () => {
  const { page } = await list();
  await page.press('button', 'Rediger Fylket');
  await page.write('Namn', 'Fylke');
  const pressed = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  await page.perform(() => document.querySelector('dialog[open]')!.dispatchEvent(pressed));
  expect(page.names('dialog[open] button')).toContain('Forkast');
});

test('one that grants use stays, with the reason', async () => {
  const { page, sentTo, words } = await list(sources, county, 'inUse');
  await page.press('button', 'Fjern Fylket');
  expect(sentTo('RemoveSource')).toEqual([{ id: '3' }]);
  expect(words).toEqual(['error: Nei']);
});

test('one that was removed is named', async () => {
  const { page, words } = await list();
  await page.press('button', 'Fjern Fylket');
  expect(words).toEqual(['success: «Fylket» er sletta']);
});
