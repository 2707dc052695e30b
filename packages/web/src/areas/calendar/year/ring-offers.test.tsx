import { expect, test } from 'vitest';
import { onPage } from '../../../core/testing/page.tsx';
import { serverWith } from '../../../core/testing/server.ts';
import { told } from '../../../core/testing/told.ts';
import { type OfferedRing, RingOffers } from './ring-offers.tsx';

const offered = (id: string, title: string, activities?: number) =>
  ({
    ...{ id, title, color: '#1f6f8b', isLimited: false, createdBy: { id: '3', name: 'Kari Nes' } },
    ...(activities && { yearInShort: { year: 2026, activities, people: 1, marks: [] } }),
  }) as unknown as OfferedRing;
const server = () =>
  serverWith({
    CreateCalendarRing: ({ input }) => {
      const { calendar } = input as { calendar: string };
      return {
        createCalendarRing: {
          ...{ __typename: 'CalendarRing', id: `9${calendar}`, color: '#1f6f8b', order: 1 },
          calendar: {
            __typename: 'Calendar',
            id: calendar,
            myRing: { __typename: 'CalendarRing', id: `9${calendar}` },
          },
        },
      };
    },
  });

test('says whose each is and how many activities it has, and all are added at once, in their order', async () => {
  const asked = server();
  const { words } = told();
  const page = await onPage(<RingOffers offers={[offered('1', 'HMS', 41), offered('2', 'Skule')]} />);
  expect(page.text()).toContain('HMSKari Nes · 41 aktivitetar i 2026');
  await page.press('button', 'Legg til alle');
  await expect
    .poll(() => asked.map((one) => one.with))
    .toEqual([{ input: { calendar: '1' } }, { input: { calendar: '2' } }]);
  await expect.poll(() => words).toEqual(['success: 2 årshjul er lagde til i året ditt']);
});

test('one alone has only its own button', async () => {
  server();
  const page = await onPage(<RingOffers offers={[offered('1', 'HMS', 41)]} />);
  expect(page.names('button')).toEqual(['Legg HMS til året mitt']);
});

test('of many the first ones are shown, and the others with a press', async () => {
  server();
  const page = await onPage(<RingOffers offers={['1', '2', '3'].map((id) => offered(id, `Hjul ${id}`))} most={2} />);
  expect(page.names('li')).toHaveLength(2);
  await page.press('button', 'Vis 1 til');
  expect(page.names('li')).toHaveLength(3);
});
