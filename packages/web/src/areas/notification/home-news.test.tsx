import { expect, test } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { serverWith } from '../../core/testing/server.ts';
import HomeNotifications from './home-news.tsx';
import { readAgain } from './use-fresh.ts';
import { useNewCount } from './use-new-count.ts';

function Bell() {
  return <output>{useNewCount()}</output>;
}

const told = (id: string) => ({
  ...{ __typename: 'Notification', id, message: `Varsel ${id}`, dateCreated: '2026-11-01T09:00:00Z', beenRead: false },
  ...{ href: 'okonomi-7', hrefType: 'CALENDAR', home: null },
});

/** Shows the home page's list and the bell, of a server that has one more notification each time that it is asked for the list. */
async function home(counted: number) {
  const ids = ['1', '2', '3', '4'];
  let times = 0;
  const asked = serverWith({
    HomeNotifications: () => {
      times += 1;
      const nodes = ids.slice(0, times).map(told);
      return { myNotifications: { __typename: 'NotificationPage', newCount: times, nodes } };
    },
    NewNotifications: { myNotifications: { __typename: 'NotificationPage', newCount: counted } },
  });
  const page = await onPage(
    <>
      <HomeNotifications />
      <Bell />
      <Bell />
    </>,
  );
  const timesOf = (name: string) => asked.filter((sent) => sent.name === name).length;
  return { page, timesOf };
}

/** The tests stand in the order of what happens after the app is opened: the first `readAgain` is that of the live channel. */
test('the list is read once if the bell counts as many, and again when there is something new', async () => {
  const { page, timesOf } = await home(1);
  await page.perform(readAgain);
  expect([timesOf('HomeNotifications'), timesOf('NewNotifications')]).toEqual([1, 1]);
  expect(page.text()).toContain('Varsel 1');

  await page.perform(readAgain);
  expect(timesOf('HomeNotifications')).toBe(2);
  expect(page.text()).toContain('Varsel 2');
});

test('what came before the live channel was open is not missed', async () => {
  const { page, timesOf } = await home(2);
  await page.perform(() => {});
  expect(timesOf('HomeNotifications')).toBe(2);
  expect(page.text()).toContain('Varsel 2');
});
