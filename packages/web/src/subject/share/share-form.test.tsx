import { expect, test, vi } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { refuse, serverWith } from '../../core/testing/server.ts';
import { ShareForm } from './share-form.tsx';

/** Shows the form that mails somebody a link to a thing. @param member the member who has the address, if any */
async function sharing(refusal?: string, member?: string) {
  const asked = serverWith({
    ShareByMail: refusal ? refuse(refusal) : { share: true },
    MemberWith: { findPersons: member ? [{ __typename: 'Person', id: '8', name: member }] : [] },
  });
  const [onClose, onGiveAccess] = [vi.fn(), vi.fn()];
  const page = await onPage(<ShareForm id="7" onGiveAccess={onGiveAccess} onClose={onClose} />);
  const sent = () => asked.filter(({ name }) => name === 'ShareByMail').map((one) => one.with.input);
  return { page, sent, onClose, onGiveAccess };
}

test('says before anything is written that the mail gives no access', async () => {
  const { page } = await sharing();
  expect(page.text()).toContain('men ikkje tilgang');
});

test('nothing can be sent until an address is there', async () => {
  const { page, sent } = await sharing();
  const isOff = () => page.find('button', 'Del').getAttribute('aria-disabled');
  expect(isOff()).toBe('true');
  await page.write('E-post', 'ola@vik');
  expect(isOff()).toBe('true');
  await page.press('button', 'Del');
  expect(sent()).toEqual([]);
  await page.write('E-post', 'ola@vik.example');
  expect(isOff()).toBe(null);
});

test('the message goes to the address, and the form says to whom it was sent', async () => {
  const { page, sent } = await sharing();
  await page.write('E-post', 'ola@vik.example');
  await page.write('Melding', 'Sjå på dette');
  await page.press('button', 'Del');
  expect(sent()).toEqual([{ id: '7', email: 'ola@vik.example', description: 'Sjå på dette' }]);
  expect(page.text()).toContain('Sendt til ola@vik.example');
});

test('of a member it is said that they may need access, with the way to give it', async () => {
  const { page, onGiveAccess } = await sharing(undefined, 'Ola Vik');
  await page.write('E-post', 'ola@vik.example');
  await page.press('button', 'Del');
  await page.perform(() => {});
  expect(page.text()).toContain('Ola Vik er med i Samspel');
  await page.press('button', 'Sjå kven som har tilgang');
  expect(onGiveAccess).toHaveBeenCalledOnce();
});

test('a mail that may not be sent stays in the form, with the reason', async () => {
  const { page } = await sharing('tooManyRequests');
  await page.write('E-post', 'ola@vik.example');
  await page.press('button', 'Del');
  expect(page.names('[role=alert]')).toEqual(['Nei']);
  expect(page.find<HTMLInputElement>('input', 'E-post').value).toBe('ola@vik.example');
});
