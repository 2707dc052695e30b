import { Link, useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { onPage, type ShownPage } from '../../../core/testing/page.tsx';
import { serverWith } from '../../../core/testing/server.ts';
import NewActivityDialog from './new-activity-dialog.tsx';
import type { NewActivityStart } from './new-activity-start.ts';
import { usePanelBeside } from './use-panel-beside.ts';

vi.mock('../../../core/time/use-today.ts', () => ({ useToday: () => '2026-11-26' }));
vi.mock('../../../core/person/me.tsx', () => ({
  useMe: () => ({ id: '1', organization: { id: '2', name: 'Fjordvik' }, settings: {} }),
}));
vi.mock('./use-panel-beside.ts', () => ({ usePanelBeside: vi.fn() }));

const onClose = vi.fn();
const calendar = { __typename: 'Calendar', id: '7', title: 'Økonomi', descriptionText: 'Året i kommunen.', tags: [] };

/** The page of a year wheel on which a new activity is begun, with links to what else the page can show. */
function Page({ start }: { start?: NewActivityStart }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{pathname + search}</p>
      <Link to="?view=list">Liste</Link>
      <Link to="?year=2030">2030</Link>
      <Link to="?activity=5">Budsjettmøte</Link>
      <NewActivityDialog calendar={calendar} onClose={onClose} {...(start && { start })} />
    </>
  );
}

async function begin({ hasRoom = true, address = '/calendar/okonomi-7' } = {}) {
  vi.mocked(usePanelBeside).mockReturnValue(hasRoom);
  onClose.mockReset();
  serverWith({ CalendarTags: { calendar }, Activity: { eventInstance: null } });
  return onPage(<Page start={{ day: '2026-12-01' }} />, address);
}

const isBeside = () => document.querySelector('dialog')!.hasAttribute('data-beside');
const isAsked = (page: ShownPage) => page.text().includes('Forkast');
const inField = (page: ShownPage, label: string) => page.find<HTMLInputElement>('input', label).value;

test.each([true, false])('it is beside the page where there is room, and else covers it: %s', async (hasRoom) => {
  await begin({ hasRoom });
  expect(isBeside()).toBe(hasRoom);
});

test('several at once need the room of a sheet', async () => {
  const page = await begin();
  await page.press('input', 'Fleire på éin gong');
  expect(isBeside()).toBe(false);
});

test('what was read beside the page gives place', async () => {
  const page = await begin({ address: '/calendar/okonomi-7?view=list&activity=5' });
  expect([page.text().includes('/calendar/okonomi-7?view=list'), page.text().includes('activity=5')]).toEqual([
    true,
    false,
  ]);
  expect([isBeside(), onClose.mock.calls.length]).toEqual([true, 0]);
});

test('an activity that is opened on the page takes the place of a new one without words', async () => {
  const page = await begin();
  await page.press('a', 'Budsjettmøte');
  expect([isAsked(page), onClose.mock.calls.length]).toEqual([false, 1]);
});

test.each(['Budsjettmøte', '2030'])('words are asked about before the page goes to %s', async (link) => {
  const page = await begin();
  await page.write('Tittel', 'Tilsyn');
  await page.press('a', link);
  expect([isAsked(page), onClose.mock.calls.length]).toEqual([true, 0]);
  await page.press('dialog button', 'Hald fram med å redigere');
  expect([isAsked(page), inField(page, 'Tittel')]).toEqual([false, 'Tilsyn']);
});

test('another view of the page leaves it as it is, and asks nothing', async () => {
  const page = await begin();
  await page.write('Tittel', 'Tilsyn');
  await page.press('a', 'Liste');
  expect([page.text().includes('?view=list'), isAsked(page)]).toEqual([true, false]);
  expect(inField(page, 'Tittel')).toBe('Tilsyn');
});

test('a press on another day of the page moves it there, with its words', async () => {
  const page = await begin();
  await page.show(<Page start={{ day: '2026-12-08' }} />);
  expect(inField(page, 'Startdato')).toBe('08.12.2026');
  await page.write('Tittel', 'Tilsyn');
  await page.show(<Page start={{ day: '2026-12-15' }} />);
  expect(['Startdato', 'Frist', 'Tittel'].map((label) => inField(page, label))).toEqual([
    '15.12.2026',
    '15.12.2026',
    'Tilsyn',
  ]);
  expect(document.activeElement).toBe(page.find('input', 'Tittel'));
});

test('what is written in one line elsewhere asks before it takes the place of words', async () => {
  const page = await begin();
  await page.write('Tittel', 'Tilsyn');
  const days = { startDate: '2027-03-05', endDate: '2027-03-05' };
  const written = { title: 'A-melding', ...days, startTime: null, repetition: null };
  await page.show(<Page start={{ written }} />);
  expect([isAsked(page), inField(page, 'Tittel')]).toEqual([true, 'Tilsyn']);
  await page.press('dialog button', 'Forkast');
  expect([isAsked(page), inField(page, 'Tittel')]).toEqual([false, 'A-melding']);
});
