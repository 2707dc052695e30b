import { expect, test, vi } from 'vitest';
import { onPage } from '../../../core/testing/page.tsx';
import { serverWith } from '../../../core/testing/server.ts';
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

async function proposed(...rows: object[]) {
  serverWith({
    RolloverWheels: () => ({
      myCalendars: {
        __typename: 'CalendarPage',
        nodes: [{ ...wheel, access: { __typename: 'Access', persons: [owner] } }],
      },
    }),
    RolloverPreview: () => ({ rolloverPreview: rows }),
  });
  const page = await onPage(<RolloverPage />, '/calendar/rollover?year=2027&wheel=7');
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
