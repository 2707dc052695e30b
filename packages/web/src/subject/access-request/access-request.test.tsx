import { expect, onTestFinished, test, vi } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { refuse, serverWith } from '../../core/testing/server.ts';
import { told } from '../../core/testing/told.ts';
import { AskAccess } from './ask-access.tsx';
import { AskOnCard } from './ask-on-card.tsx';
import { WaitingRequests } from './waiting-requests.tsx';

vi.mock('../../core/time/use-today.ts', () => ({ useToday: () => '2027-01-20' }));

const asked = { __typename: 'MyAccessRequest', askedAt: '2027-01-15T09:00:00Z', refusedAt: null };
const ask = { RequestAccess: { requestAccess: asked } };
const card = <AskOnCard subject={{ id: '7', title: 'Budsjett' }} owner="Ola Vik" />;

test('who was refused reads by whom and when, and cannot ask at once again', async () => {
  serverWith({ MyAccessRequest: { myAccessRequest: { ...asked, refusedAt: '2027-01-18T09:00:00Z' } } });
  const page = await onPage(<AskAccess id="7" owner="Ola Vik" />);
  expect(page.text()).toContain('Du fekk ikkje tilgang. Ola Vik svarte');
  expect(page.text()).toContain('18. januar');
  expect(page.names('button')).toEqual([]);
});

test('who has asked reads when, and that nobody has answered', async () => {
  serverWith({ MyAccessRequest: { myAccessRequest: asked } });
  const page = await onPage(<AskAccess id="7" owner="Ola Vik" />);
  expect(page.names('[role=status]')[0]).toMatch(/^Du bad om tilgang .*15\. januar.*Ola Vik har ikkje svart enno\.$/);
  expect(page.names('button')).toEqual([]);
});

test('who has not asked can, of this thing', async () => {
  const sent = serverWith({ MyAccessRequest: { myAccessRequest: null }, ...ask });
  const page = await onPage(<AskAccess id="7" owner="Ola Vik" />);
  await page.press('button', 'Be om tilgang');
  expect(sent).toContainEqual({ name: 'RequestAccess', with: { id: '7' } });
});

test('a card whose owner could not be asked says why, and can be tried again', async () => {
  const { words } = told();
  serverWith({ RequestAccess: refuse('tooManyRequests') });
  const page = await onPage(card);
  await page.press('button', 'Be om tilgang til Budsjett');
  expect([words.length, words[0]]).toEqual([1, expect.stringMatching(/^error: /)]);
  expect(page.names('button')).toEqual(['Be om tilgang til Budsjett']);
});

test('a card of a thing that was asked for says so in place of its button', async () => {
  const sent = serverWith(ask);
  const page = await onPage(card);
  await page.press('button', 'Be om tilgang til Budsjett');
  expect(sent).toEqual([{ name: 'RequestAccess', with: { id: '7' } }]);
  expect([page.names('button'), page.text()]).toEqual([[], 'Du har bede om tilgang. Ola Vik får vite det.']);
});

const person = (id: string, name: string) => ({
  __typename: 'AccessRequest',
  askedAt: '2027-01-15T09:00:00Z',
  person: { __typename: 'Person', id, name, organization: { __typename: 'Organization', id: '9', name: 'Fjordvik' } },
});
/** Shows the page of a thing that Kari and Ola ask to read, to its owner. */
async function requests(answer: Record<string, unknown> | (() => never) = { answerAccessRequest: true }) {
  const notices = document.body.appendChild(Object.assign(document.createElement('div'), { id: 'notices' }));
  const said = told();
  const sent = serverWith({
    AccessRequests: { accessRequests: [person('1', 'Kari Nes'), person('2', 'Ola Vik')] },
    AnswerAccessRequest: answer,
  });
  const page = await onPage(<WaitingRequests id="7" />);
  const press = (name: string) =>
    page.perform(() =>
      [...document.querySelectorAll('button')].find((button) => button.textContent.trim() === name)!.click(),
    );
  return { said, sent, press, text: () => document.body.textContent, close: () => notices.remove() };
}

test('an answer that is refused is told of, and not as if it were given', async () => {
  const { said, press, close } = await requests(refuse('notAllowed'));
  await press('Gi lesetilgang: Kari Nes');
  expect(said.words).toEqual([expect.stringMatching(/^error: /)]);
  close();
});

test.each([
  ['Gi lesetilgang: Ola Vik', 'READ', 'Ola Vik har fått lesetilgang'],
  ['Gi skrivetilgang: Ola Vik', 'WRITE', 'Ola Vik har fått skrivetilgang'],
  ['Avslå: Ola Vik', null, 'Ola Vik fekk ikkje tilgang'],
])('«%s» answers that person alone, and says what came of it', async (button, given, words) => {
  const { said, sent, press, text, close } = await requests();
  expect(text()).toContain('Kari Nes, Fjordvik, ber om å få lese dette.');
  await press(button);
  expect(sent.filter(({ name }) => name === 'AnswerAccessRequest')).toEqual([
    { name: 'AnswerAccessRequest', with: { id: '7', person: '2', given } },
  ]);
  expect(said.words).toEqual([`success: ${words}`]);
  close();
});

test('fifty who ask do not push the page away: three are shown, and the others by one press', async () => {
  const fifty = Array.from({ length: 50 }, (_, index) => person(String(index + 1), `Person ${index + 1}`));
  serverWith({ AccessRequests: { accessRequests: fifty } });
  document.body.appendChild(Object.assign(document.createElement('div'), { id: 'notices' }));
  onTestFinished(() => document.getElementById('notices')!.remove());
  const page = await onPage(<WaitingRequests id="7" />);
  const asking = () => [...document.querySelectorAll('li')].length;
  const all = [...document.querySelectorAll('button')].find(
    (one) => one.textContent === 'Vis alle 50 som ber om tilgang',
  )!;
  expect(asking()).toBe(3);
  await page.perform(() => all.click());
  expect(asking()).toBe(50);
});
