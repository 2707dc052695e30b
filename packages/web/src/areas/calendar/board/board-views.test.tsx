import { createHighlight, emptySelection } from '@samspel/wheel';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { type Me, MeProvider } from '../../../core/person/me.tsx';
import { onPage } from '../../../core/testing/page.tsx';
import { ActivityList } from './list/activity-list.tsx';
import { ActivityTable } from './list/activity-table.tsx';
import { MonthsView } from './list/months-view.tsx';
import type { BoardActivity } from './model/board-activity.ts';
import type { Board } from './model/use-board.ts';
import type { YearBoardProps } from './model/year-board-props.ts';

vi.mock('../../../core/time/use-today.ts', () => ({ useToday: () => '2026-11-26' }));

const activity = (title: string, day: string, more: Partial<BoardActivity> = {}): BoardActivity => ({
  ...{ id: title, ringId: 'skule', title, startDate: day, endDate: day, movedFrom: null, startTime: null },
  ...{ endTime: null, isDone: false, isFavourite: false, isOverdue: false, mayTick: true, version: 1, noteText: null },
  ...{ responsible: null, responsibleHasAccess: null, tags: [] },
  ...{ todoProgress: { done: 0, total: 0 }, forkProgress: { done: 0, total: 0 } },
  ...more,
});
const ola = { __typename: 'Person' as const, id: '2', name: 'Ola Vik', picture: null };
const activities = [
  activity('Opptak', '2026-03-02', { isDone: true }),
  activity('Tilsyn', '2026-03-04', { isOverdue: true }),
  activity('Budsjett', '2026-11-28', { ringId: 'okonomi' }),
  activity('Foreldremøte', '2026-11-30', { responsible: ola, wheel: 'Årshjul for skulen' }),
  activity('Statistikk', '2026-11-03', { isDone: true }),
];
const board = {
  ...{ listed: activities, drawn: activities, isNarrowed: false, hidden: 0, selection: emptySelection() },
  ...{ ownSelection: emptySelection(), highlight: createHighlight(), wheelDays: { current: null } },
  filter: { isFiltering: false },
  choosing: { isOn: false, isChosen: () => false, pressTitle: () => false },
} as unknown as Board;
const props = {
  ...{ year: 2026, yearAsked: 2026, startMonth: 1, opened: null, offer: null, showsRings: true, board, activities },
  rings: [
    { id: 'okonomi', title: 'Økonomi', color: '#1f6f8b', sign: 0 },
    { id: 'skule', title: 'Oppvekst', color: '#8b1f6f', sign: 1 },
  ],
  onOpen: () => undefined,
  onTick: () => undefined,
} as unknown as YearBoardProps & { board: Board };

const titles = '[data-activity]';
const shown = (part: ReactNode) =>
  onPage(<MeProvider value={{ id: '1', schoolHolidays: [] } as unknown as Me}>{part}</MeProvider>);

test('the table has what is open by deadline, and below it what is done, folded', async () => {
  const page = await shown(<ActivityTable {...props} />);
  expect(page.names(titles)).toEqual(['Tilsyn', 'Budsjett', 'Foreldremøte']);
  await page.press('button', '2 fullførte');
  expect(page.names(titles)).toEqual(['Tilsyn', 'Budsjett', 'Foreldremøte', 'Opptak', 'Statistikk']);
  await page.press('button', 'Aktivitet');
  expect(page.names(titles)).toEqual(['Budsjett', 'Foreldremøte', 'Tilsyn', 'Opptak', 'Statistikk']);
});

test('a row of a ring of several year wheels names its own', async () => {
  const page = await shown(<ActivityTable {...props} />);
  expect(page.names('[data-column="ring"]').slice(1)).toEqual(['Oppvekst', 'Økonomi', 'Årshjul for skulen']);
});

test('by ring a row of the table names its ring and its year wheel', async () => {
  const page = await shown(<ActivityTable {...props} isByRing />);
  expect(page.names('[data-column="ring"]').slice(1)).toEqual(['Oppvekst', 'Økonomi', 'OppvekstÅrshjul for skulen']);
});

test('the months open at this one; what is over is one line that says what is late, and what is done is folded', async () => {
  const page = await shown(<MonthsView {...props} />);
  expect(page.names('h2')).toEqual(['november', 'desember']);
  expect(page.names(titles)).toEqual(['Budsjett', 'Foreldremøte']);
  await page.press('button', '1 fullført');
  expect(page.names(titles)).toEqual(['Budsjett', 'Foreldremøte', 'Statistikk']);
  await page.press('button', 'Tidlegare: januar–oktober1 over fristen');
  expect(page.names('h2')).toHaveLength(12);
  expect(page.names(titles)).toContain('Tilsyn');
});

test('a year with nothing more in it, chosen months, and what is filtered, are shown whole', async () => {
  const over = { ...board, listed: activities.filter(({ endDate }) => endDate < '2026-11') };
  const before = await shown(<MonthsView {...props} board={over} />);
  expect(before.names('h2')).toHaveLength(12);
  const late = { ...board, filter: { ...board.filter, isFiltering: true } };
  const filtered = await shown(<MonthsView {...props} board={late} />);
  expect(filtered.names('h2')).toHaveLength(12);
  const march = emptySelection().map((month, at) => (at === 2 ? { ...month, selectedRingIds: ['skule'] } : month));
  const chosen = { ...board, isNarrowed: true, ownSelection: march };
  const page = await shown(<MonthsView {...props} board={chosen} />);
  expect(page.names('h2')).toEqual(['mars']);
});

test('by ring, each month of the list has its rings as headings, and its rows name the year wheel and who is responsible', async () => {
  const page = await shown(<ActivityList {...props} isByRing />);
  expect(page.names('h2')).toEqual(['mars', 'november']);
  expect(page.names('h3')).toEqual(['Oppvekst', 'Økonomi', 'Oppvekst']);
  expect(page.text()).toContain('· Ola VikÅrshjul for skulen');
  expect(page.text()).not.toContain('I dag');
});

test.each([
  ['the list', ActivityList],
  ['the months', MonthsView],
])(
  '%s shows fifty rows of a month at first, those up to the one that is open, and more when asked',
  async (_name, View) => {
    const many = Array.from({ length: 130 }, (_, at) => activity(`Tilsyn ${at + 1}`, '2026-12-01'));
    const full = { ...props, board: { ...board, listed: many, listedSelection: emptySelection() } };
    const page = await shown(<View {...full} />);
    expect(page.names(titles)).toHaveLength(50);
    await page.press('button', 'Vis 50 til');
    expect(page.names(titles)).toHaveLength(100);
    // Whoever asked by keyboard reads on there: the button is fifty rows further down.
    expect(document.activeElement?.closest('li')?.textContent).toContain('Tilsyn 51');
    await page.press('button', 'Vis 30 til');
    expect(page.names(titles)).toHaveLength(130);
    const opened = await shown(<View {...full} opened="Tilsyn 70" />);
    expect(opened.names(titles).at(-1)).toBe('Tilsyn 70');
  },
);
