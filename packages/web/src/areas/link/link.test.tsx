import { afterEach, expect, test, vi } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { refuse, serverWith } from '../../core/testing/server.ts';
import type { LinkPartsFragment } from '../../generated/graphql.ts';
import { toast } from '../../ui/overlay/toaster.tsx';
import LinksPart from './links-part.tsx';

vi.mock('../../core/person/me.tsx', () => ({ useMe: () => ({ id: '1' }) }));
vi.mock('../../core/live/live-subjects.ts', () => ({ useLiveSubjects: () => {} }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const rules: LinkPartsFragment = {
  ...{ id: '5', meta: '2', label: 'Reglane', href: 'https://lovdata.no/a', version: 3 },
  ...{ dateCreated: '2026-11-01T09:00:00Z', lastUpdated: '2026-11-20T09:00:00Z', createdBy: { id: '7' } },
};
const ofSeries: LinkPartsFragment = { ...rules, id: '6', meta: '1', label: 'Rettleiinga' };

interface Told {
  canEdit?: boolean;
  links?: LinkPartsFragment[];
  above?: string;
  /** The code with which the server refuses every change. */
  refusal?: string;
  /** The links themselves cannot be read. */
  isDown?: boolean;
}

/** Shows the links on an activity, with a server that saves changes, or refuses all of them. */
async function linksOn({ canEdit = true, links = [rules], above, refusal, isDown }: Told = {}) {
  const told: { words: string; undo?: (() => void) | undefined }[] = [];
  vi.spyOn(toast, 'success').mockImplementation((words, action) => void told.push({ words, undo: action?.run }));
  vi.spyOn(toast, 'error').mockImplementation((words) => void told.push({ words: `Feil: ${words}` }));
  const node = (link: object) => ({ __typename: 'Link', ...link, createdBy: { __typename: 'Person', id: '7' } });
  const change = (answer: (input: LinkPartsFragment) => object) =>
    refusal ? refuse(refusal) : ({ input }: Record<string, unknown>) => answer(input as LinkPartsFragment);
  let isUp = !isDown;
  const asked = serverWith({
    Links: ({ meta }) => (isUp ? { links: (meta === '1' ? [ofSeries] : links).map(node) } : refuse('unavailable')()),
    CreateLink: change((input) => ({ createLink: node({ ...rules, ...input, id: '8' }) })),
    UpdateLink: change((input) => ({ updateLink: node({ ...rules, ...input, version: input.version + 1 }) })),
    RemoveLink: change(() => ({ removeLink: '5' })),
    RestoreLink: change(() => ({ restoreLink: node(rules) })),
  });
  const on = {
    ...{ id: '2', kind: 'EVENT_INSTANCE' as const, canEdit, isArchived: false },
    ...(above && { above: { id: above, kind: 'EVENT' as const } }),
  };
  const guard = { report: () => {}, before: (action: () => void) => action() };
  const page = await onPage(<LinksPart on={on} guard={guard} />);
  await page.perform(() => {});
  const sentTo = (name: string) => asked.filter((one) => one.name === name).map((one) => one.with);
  const comeUp = () => {
    isUp = true;
  };
  return { page, sentTo, comeUp, told };
}

test('who may not change the thing reads its links, with nothing to press', async () => {
  const { page } = await linksOn({ canEdit: false });
  expect(page.names('button')).toEqual([]);
  expect(page.find<HTMLAnchorElement>('a', 'Reglane (blir opna i ny fane)').href).toBe('https://lovdata.no/a');
  expect(page.text()).toContain('lovdata.no');
});

test('a thing without links, which I may not change, says nothing of links', async () => {
  const { page } = await linksOn({ canEdit: false, links: [] });
  expect(page.text()).toBe('');
});

test('links that cannot be read say so, and come when one tries again', async () => {
  const { page, comeUp } = await linksOn({ isDown: true });
  expect(page.names('li')).toEqual([]);
  expect(page.names('button')).toEqual(['Prøv igjen']);
  comeUp();
  await page.press('button', 'Prøv igjen');
  expect(page.names('li')).toHaveLength(1);
});

test('a link of the series is shown beside those of the activity, and is changed in the series alone', async () => {
  const { page } = await linksOn({ above: '1' });
  expect(page.names('li')).toHaveLength(2);
  expect(page.names('button')).toContain('Rediger lenkja «Reglane»');
  expect(page.names('button').filter((name) => name.includes('Rettleiinga'))).toEqual([]);
});

test('an address that is none is refused before anything is sent, under its field', async () => {
  const { page, sentTo } = await linksOn();
  await page.press('button', 'Legg til lenkje');
  await page.write('Namn på lenkja', 'Skjemaet');
  await page.write('Adresse', 'ikkje ei adresse');
  await page.press('button', 'Lagre');
  expect(page.find('input', 'Adresse').getAttribute('aria-invalid')).toBe('true');
  expect(page.find('input', 'Namn på lenkja').getAttribute('aria-invalid')).not.toBe('true');
  expect(sentTo('CreateLink')).toEqual([]);
});

test('a new link is sent as it was written, and its form closes', async () => {
  const { page, sentTo, told } = await linksOn();
  await page.press('button', 'Legg til lenkje');
  await page.write('Namn på lenkja', 'Skjemaet');
  await page.write('Adresse', 'https://altinn.no');
  await page.press('button', 'Lagre');
  expect(sentTo('CreateLink')).toEqual([{ input: { meta: '2', label: 'Skjemaet', href: 'https://altinn.no' } }]);
  expect(told.map(({ words }) => words)).toEqual(['Lenkja «Skjemaet» er lagd til']);
  expect(page.names('dialog[open]')).toEqual([]);
});

test('a link that nobody changed is not sent, and its form closes', async () => {
  const { page, sentTo } = await linksOn();
  await page.press('button', 'Rediger lenkja «Reglane»');
  await page.press('button', 'Lagre');
  expect([sentTo('UpdateLink'), page.names('dialog[open]')]).toEqual([[], []]);
});

test('what the server refuses stays in the form, with the reason', async () => {
  const { page, told } = await linksOn({ refusal: 'conflict' });
  await page.press('button', 'Rediger lenkja «Reglane»');
  await page.write('Namn på lenkja', 'Reglar');
  await page.press('button', 'Lagre');
  expect(page.find<HTMLInputElement>('input', 'Namn på lenkja').value).toBe('Reglar');
  expect(page.names('[role=alert]')).toHaveLength(1);
  expect(told).toEqual([]);
});

test('a change is taken back by undo, to what it was, upon the version that the change made', async () => {
  const { page, sentTo, told } = await linksOn();
  await page.press('button', 'Rediger lenkja «Reglane»');
  await page.write('Namn på lenkja', 'Reglar');
  await page.press('button', 'Lagre');
  await page.perform(() => told[0]!.undo!());
  expect(sentTo('UpdateLink').map(({ input }) => input)).toEqual([
    { id: '5', version: 3, label: 'Reglar', href: 'https://lovdata.no/a' },
    { id: '5', version: 4, label: 'Reglane', href: 'https://lovdata.no/a' },
  ]);
});

test('what was written and not saved is asked about before the form closes', async () => {
  const { page } = await linksOn();
  await page.press('button', 'Rediger lenkja «Reglane»');
  await page.write('Namn på lenkja', 'Reglar');
  await page.press('button', 'Avbryt');
  expect(page.names('dialog[open] button')).toContain('Forkast');
});

test('a link that may not be removed stays, and the reason is said', async () => {
  const { page, told } = await linksOn({ refusal: 'notAllowed' });
  await page.press('button', 'Fjern lenkja «Reglane»');
  expect(told.map(({ words }) => words.startsWith('Feil: '))).toEqual([true]);
  expect(page.names('li')).toHaveLength(1);
});

test('a link that was removed is brought back by undo', async () => {
  const { page, sentTo, told } = await linksOn();
  await page.press('button', 'Fjern lenkja «Reglane»');
  await page.perform(() => told[0]!.undo!());
  expect([sentTo('RemoveLink'), sentTo('RestoreLink')]).toEqual([[{ id: '5' }], [{ id: '5' }]]);
  expect(told[1]!.words).toContain('Reglane');
});
