import { Link } from 'react-router';
import { expect, test, vi } from 'vitest';
import { onPage, type ShownPage } from '../../../core/testing/page.tsx';
import { refuse, serverWith } from '../../../core/testing/server.ts';
import { Component as RolloverPage } from './rollover-page.tsx';

vi.mock('../../../core/person/me.tsx', () => ({ useMe: () => ({ id: '1' }) }));

const wheel = { __typename: 'Calendar', id: '7', title: 'Budsjett', uri: 'budsjett-7', status: 'PUBLISHED' };
const owner = { __typename: 'PersonAccess', access: 'OWNER', person: { __typename: 'Person', id: '1' } };
const row = (id: string, isThere: boolean) => ({
  __typename: 'RolloverRow',
  ...{ from: '2026-03-02', to: '2027-03-01', rule: 'SAME_WEEK', reason: 'SAME_WEEK', isThere, goesOn: false },
  eventInstance: {
    ...{ __typename: 'EventInstance', id, title: `Møte ${id}`, startDate: '2026-03-02', endDate: '2026-03-02' },
    ...{ noteText: null, responsible: null, calendar: wheel },
  },
});

/** What the server answers to the next question for rows, instead of them. */
let refusal: (() => never) | undefined;

async function proposed(...rows: object[]) {
  refusal = undefined;
  serverWith({
    RolloverWheels: () => ({
      myCalendars: {
        __typename: 'CalendarPage',
        nodes: [{ ...wheel, access: { __typename: 'Access', persons: [owner] } }],
      },
    }),
    RolloverPreview: () => (refusal ? refusal() : { rolloverPreview: rows }),
  });
  const page = await onPage(
    <>
      <Link to="/home">Heim</Link>
      <RolloverPage />
    </>,
    '/calendar/rollover?year=2027&wheel=7',
  );
  await page.perform(() => undefined); // the rows are asked for when the year wheels are known
  return page;
}

test('a year that lacks nothing is said to be ready, and has nothing to take along', async () => {
  const page = await proposed(row('1', true), row('2', true));
  expect(page.text()).toContain('2027 er klart.');
  expect(page.names('a')).toContain('Vis 2027');
  expect(page.names('button').filter((name) => name.startsWith('Ta med'))).toEqual([]);
});

test('a year that lacks one has it to take along', async () => {
  const page = await proposed(row('1', true), row('2', false));
  expect(page.text()).not.toContain('2027 er klart.');
  expect(page.names('button')).toContain('Ta med éin aktivitet');
});

const chooseRule = (page: ShownPage) => page.write('Regel for Møte 2', 'SAME_DATE');

test('a rule that cannot be asked about leaves the rows on the page, says why, and takes nothing along until it can', async () => {
  const page = await proposed(row('1', true), row('2', false));
  refusal = refuse('unavailable') as () => never;
  await chooseRule(page);
  expect(page.text()).toContain('Møte 2');
  expect(page.find('button', 'Ta med éin aktivitet').getAttribute('aria-disabled')).toBe('true');
  refusal = undefined;
  await page.press('button', 'Prøv igjen');
  expect(page.names('button')).not.toContain('Prøv igjen');
  expect(page.find('button', 'Ta med éin aktivitet').getAttribute('aria-disabled')).not.toBe('true');
});

test('what was changed of the rows is asked about before another page, or another year wheel, takes its place', async () => {
  const page = await proposed(row('1', true), row('2', false));
  await page.write('Årshjul', '');
  expect(page.text()).not.toContain('Forkast');
  await page.write('Årshjul', '7');
  await chooseRule(page);
  for (const leave of [() => page.press('a', 'Heim'), () => page.write('Årshjul', '')]) {
    await leave();
    expect(page.text()).toContain('Forkast');
    await page.press('dialog button', 'Hald fram med å redigere');
    expect(page.find<HTMLSelectElement>('select', 'Årshjul').value).toBe('7');
  }
  await page.press('a', 'Heim');
  await page.press('dialog button', 'Forkast');
  expect(page.text()).not.toContain('Forkast');
});
