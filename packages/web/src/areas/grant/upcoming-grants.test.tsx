import { expect, test, vi } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { serverWith } from '../../core/testing/server.ts';
import { UpcomingGrants } from './upcoming-grants.tsx';

vi.mock('../../core/time/use-today.ts', () => ({ useToday: () => '2026-11-26' }));

const grant = (id: string, title: string, deadline: string, more: object = {}) => ({
  ...{ __typename: 'UpcomingActionValue', id, uri: `${title.toLowerCase()}-${id}`, title, deadline, isExpected: false },
  ...{ source: null, amountFrom: null, amountTo: null, isOurs: false, fits: false, ...more },
});
const showing = async (...upcoming: object[]) => {
  serverWith({ UpcomingGrants: { upcoming } });
  return onPage(<UpcomingGrants />);
};

test('each says the day, the days left, who gives how much, and what it is to me', async () => {
  const page = await showing(
    grant('7', 'Klimasats', '2026-12-01', { source: 'Miljødirektoratet', amountTo: 500_000, isOurs: true, fits: true }),
    grant('8', 'Kulturbygg', '2027-02-15', { isExpected: true }),
  );
  const [first, second] = page.names('main li, li');
  expect(first).toMatch(
    /^1\. desember.*5 dagar.*Klimasats.*Miljødirektoratet · Inntil 500.000 kroner.*Vi følgjer.*Passar for deg$/,
  );
  expect(second).toMatch(/^15\. februar 2027.*Kulturbygg.*venta dato$/);
  expect(page.find<HTMLAnchorElement>('a', 'Klimasats').getAttribute('href')).toBe('/action-value/klimasats-7');
});

test('without any it says so, and leads to all', async () => {
  const page = await showing();
  expect(page.text()).toContain('Ingen ordningar har komande fristar.');
  expect(page.find('a', 'Sjå alle ordningane').getAttribute('href')).toBe('/action-value/list');
});
