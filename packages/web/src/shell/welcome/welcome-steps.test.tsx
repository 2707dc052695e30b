import { userStatus } from '@samspel/domain/account/account';
import { beforeEach, expect, test, vi } from 'vitest';
import { useMe } from '../../core/person/me.tsx';
import { onPage } from '../../core/testing/page.tsx';
import { refuse, serverWith } from '../../core/testing/server.ts';
import { told } from '../../core/testing/told.ts';
import { Whereabouts } from '../../core/testing/whereabouts.tsx';
import { AreasStep } from './areas-step.tsx';
import { LanguageStep } from './language-step.tsx';
import { ProfileStep } from './profile-step.tsx';
import { TermsStep } from './terms-step.tsx';

vi.mock('../../core/person/me.tsx', () => ({ useMe: vi.fn() }));

const settings = { allowContactViaEmail: true, allowContactViaPhone: false, sendDailyNotificationMail: true };
const isMe = (change: object = {}) =>
  vi
    .mocked(useMe)
    .mockReturnValue({ id: '1', language: 'nn', userStatus: userStatus.NEED_INFO, settings, ...change } as never);
beforeEach(() => void isMe());

const profile = (name: string) => ({
  ...{ __typename: 'Me', id: '1', name, email: 'nina@vik.example', jobTitle: null, department: null },
  ...{ description: null, phoneNumber: null, kostraFunctions: [] },
});

const group = (identifier: string, ...ids: string[]) => ({
  ...{ __typename: 'KostraFunctionGroup', id: identifier, identifier, title: identifier },
  kostraFunctions: ids.map((id) => ({ __typename: 'KostraFunction', id, kid: id, title: id })),
});

/** Shows a step of the welcome wizard at its address, with a server that saves the answers, or refuses to. */
async function step(Step: () => React.ReactNode, number: string, refusal?: string) {
  const { words } = told();
  const change = (answer: Record<string, unknown>) => (refusal ? refuse(refusal) : answer);
  const asked = serverWith({
    KostraChoices: { allKostraFunctionGroups: [group('barnehage', '201'), group('grunnskole', '202', '222')] },
    MyProfile: { me: profile('Nina') },
    SaveProfile: change({ updateMe: profile('Nina Vik') }),
    SaveLanguage: change({ updateMe: { __typename: 'Me', id: '1', language: 'nn' } }),
    AcceptTerms: change({ acceptTerms: { __typename: 'Me', id: '1', userStatus: 'OK', settings: null } }),
  });
  const page = await onPage(
    <>
      <Step />
      <Whereabouts />
    </>,
    `/welcome-user?step=${number}&redirect=%2Ftopic`,
  );
  await page.perform(() => {});
  const sentTo = (name: string) => asked.filter((one) => one.name === name).map((one) => one.with);
  return { page, sentTo, words, place: () => page.names('output')[0] };
}
const at = (number: string) => `/welcome-user?step=${number}&redirect=%2Ftopic`;

test('the language that is shown is not saved again, and the next step keeps where the address leads', async () => {
  const { page, sentTo, place } = await step(LanguageStep, '1');
  expect(page.text()).toContain('Steg 1 av 4');
  expect(page.names('button')).not.toContain('Tilbake');
  await page.press('button', 'Hald fram');
  expect([sentTo('SaveLanguage'), place()]).toEqual([[], at('2')]);
});

test('a language that could not be saved keeps the person at the step, with the reason', async () => {
  isMe({ language: 'en' });
  const { page, words, place } = await step(LanguageStep, '1', 'unavailable');
  await page.press('button', 'Hald fram');
  expect([words, place()]).toEqual([[expect.stringMatching(/^error: /)], at('1')]);
});

test('nobody goes on without a name', async () => {
  const { page, sentTo, place } = await step(ProfileStep, '2');
  await page.write('Namn', ' ');
  await page.press('button', 'Hald fram');
  expect(page.find('input', 'Namn').getAttribute('aria-invalid')).toBe('true');
  expect([sentTo('SaveProfile'), place()]).toEqual([[], at('2')]);
});

test('name and job title are saved on the way to the next step', async () => {
  const { page, sentTo, place } = await step(ProfileStep, '2');
  await page.write('Namn', 'Nina Vik');
  await page.write('Stilling', 'Rådgivar');
  await page.press('button', 'Hald fram');
  expect(sentTo('SaveProfile')).toEqual([{ input: { name: 'Nina Vik', jobTitle: 'Rådgivar' } }]);
  expect(place()).toBe(at('2.5'));
});

test('a step leads back to the one before it, and saves nothing', async () => {
  const { page, sentTo, place } = await step(ProfileStep, '2');
  await page.press('button', 'Tilbake');
  expect([sentTo('SaveProfile'), place()]).toEqual([[], at('1')]);
});

test('a step that another one led to has the focus on its first field, in a form of its name', async () => {
  const { page } = await step(ProfileStep, '2');
  expect(document.activeElement).toBe(page.find('input', 'Namn'));
  expect(page.names('form')).toEqual(['Kven er du?']);
});

test('a field that one works with stands for its service areas, and a second press lets them go', async () => {
  const { page, sentTo } = await step(AreasStep, '2.5');
  expect(page.names('button[aria-pressed]')).toHaveLength(12);
  expect(document.activeElement).toBe(page.find('button', 'Styring og administrasjon'));
  await page.press('button', 'Skule og SFO');
  expect(page.find('button', 'Skule og SFO').getAttribute('aria-pressed')).toBe('true');
  await page.press('button', 'Barnehage');
  await page.press('button', 'Barnehage');
  await page.press('button', 'Hald fram');
  expect(sentTo('SaveProfile')).toEqual([{ input: { kostraFunctions: ['202', '222'] } }]);
});

test('the terms are one line with the way to them, and notices are chosen already', async () => {
  const { page } = await step(TermsStep, '3');
  expect(page.find<HTMLAnchorElement>('a', 'Les vilkåra (i ei ny fane)').getAttribute('href')).toBe('/about/userTerms');
  expect(page.names('section')).toEqual([]);
  expect(page.names('summary')).toEqual(['Varsel på e-post: kvar morgon klokka sju']);
});

test('the terms are accepted by a tick, not by going on', async () => {
  const { page, sentTo } = await step(TermsStep, '3');
  await page.press('button', 'Kom i gang');
  expect(page.text()).toContain('Du må godta vilkåra våre');
  expect(document.activeElement?.id).toBe('accept');
  expect(sentTo('AcceptTerms')).toEqual([]);
});

test('accepted terms are sent by their version, so that changed ones are asked for again', async () => {
  const { page, sentTo } = await step(TermsStep, '3');
  await page.perform(() => document.querySelector<HTMLInputElement>('#accept')!.click());
  await page.press('button', 'Kom i gang');
  expect(sentTo('AcceptTerms')).toEqual([{ version: expect.anything() }]);
});

test('who has been here before is asked for the changed terms alone', async () => {
  isMe({ userStatus: userStatus.ACTIVATED });
  const { page } = await step(TermsStep, '3');
  expect(page.names('h1')).toEqual(['Vilkåra er endra']);
  expect(page.names('button')).toContain('Godta vilkåra');
  expect(page.text()).not.toContain('Steg');
  expect(page.names('input')).toEqual(['Eg har lese vilkåra og godtek dei']);
});

test('terms that could not be accepted say why', async () => {
  const { page } = await step(TermsStep, '3', 'unavailable');
  await page.perform(() => document.querySelector<HTMLInputElement>('#accept')!.click());
  await page.press('button', 'Kom i gang');
  expect(page.names('[role=alert]')).toEqual(['Nei']);
});
