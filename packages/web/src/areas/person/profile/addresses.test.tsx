import { alternateLimit } from '@samspel/domain/account/addresses.input';
import { expect, test } from 'vitest';
import { onPage } from '../../../core/testing/page.tsx';
import { refuse, serverWith } from '../../../core/testing/server.ts';
import { told } from '../../../core/testing/told.ts';
import { Addresses } from './addresses.tsx';

const me = (email: string, ...alternateEmails: string[]) => ({ __typename: 'Me', id: '1', email, alternateEmails });

/** Shows my addresses, with a server that changes them, or refuses to. */
async function addresses(others: string[], refusal?: string) {
  const { words } = told();
  const change = (field: string, answer: object) => (refusal ? refuse(refusal) : { [field]: answer });
  const asked = serverWith({
    MyAddresses: { me: me('kari@fjordvik.example', ...others) },
    UseAsMainEmail: change('useAsMainEmail', me('kari@vik.example', 'kari@fjordvik.example')),
    RemoveAlternateEmail: change('removeAlternateEmail', me('kari@fjordvik.example')),
  });
  const page = await onPage(<Addresses />);
  await page.perform(() => {});
  const sentTo = (name: string) => asked.filter((one) => one.name === name).map((one) => one.with);
  return { page, sentTo, words };
}

test('the main address is marked as such, and cannot be removed or chosen again', async () => {
  const { page } = await addresses(['kari@vik.example']);
  expect(page.names('li')[0]).toBe('kari@fjordvik.exampleHovudadresse');
  expect(page.names('li button')).toEqual(['Bruk som hovudadresse: kari@vik.example', 'Fjern kari@vik.example']);
});

test('another address becomes the main one, and the former stays as an other', async () => {
  const { page, sentTo, words } = await addresses(['kari@vik.example']);
  await page.press('button', 'Bruk som hovudadresse: kari@vik.example');
  expect(sentTo('UseAsMainEmail')).toEqual([{ input: { email: 'kari@vik.example' } }]);
  expect(page.names('li')[0]).toBe('kari@vik.exampleHovudadresse');
  expect(page.names('li button')).toContain('Fjern kari@fjordvik.example');
  expect(words).toEqual(['success: Hovudadressa di er kari@vik.example']);
});

test('an address is removed after a question that names it, and not before', async () => {
  const { page, sentTo, words } = await addresses(['kari@vik.example']);
  await page.press('button', 'Fjern kari@vik.example');
  expect(page.names('dialog[open] h2')).toEqual(['Fjerne kari@vik.example?']);
  expect(sentTo('RemoveAlternateEmail')).toEqual([]);
  await page.press('dialog button', 'Fjern');
  expect(sentTo('RemoveAlternateEmail')).toEqual([{ input: { email: 'kari@vik.example' } }]);
  expect(page.names('li')).toHaveLength(1);
  expect(words).toEqual(['success: kari@vik.example er fjerna']);
});

test('whoever thinks better of it keeps the address', async () => {
  const { page, sentTo } = await addresses(['kari@vik.example']);
  await page.press('button', 'Fjern kari@vik.example');
  await page.press('dialog button', 'Avbryt');
  expect([sentTo('RemoveAlternateEmail').length, page.names('dialog[open]').length]).toEqual([0, 0]);
});

test('an address that may not be removed stays, the question closes, and the reason is said', async () => {
  const { page, words } = await addresses(['kari@vik.example'], 'notAllowed');
  await page.press('button', 'Fjern kari@vik.example');
  await page.press('dialog button', 'Fjern');
  expect([page.names('li').length, page.names('dialog[open]').length]).toEqual([2, 0]);
  expect(words).toEqual([expect.stringMatching(/^error: /)]);
});

test('whoever has as many addresses as one may have reads that, and is offered no more', async () => {
  const full = Array.from({ length: alternateLimit }, (_, index) => `kari${index}@vik.example`);
  const { page } = await addresses(full);
  expect(page.names('button')).not.toContain('Legg til ei adresse');
  expect(page.text()).toContain(`Du har ${alternateLimit} andre adresser`);
});

test('addresses that cannot be read say so, with a way to try again', async () => {
  serverWith({ MyAddresses: refuse('unavailable') });
  const page = await onPage(<Addresses />);
  await page.perform(() => {});
  expect(page.names('button')).toEqual(['Prøv igjen']);
});
