import { expect, test, vi } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { refuse, serverWith } from '../../core/testing/server.ts';
import { told } from '../../core/testing/told.ts';
import { Whereabouts } from '../../core/testing/whereabouts.tsx';
import { NotificationList } from './notification-list.tsx';

const one = (id: string, change: object = {}) => ({
  ...{ __typename: 'Notification', id, message: `Varsel ${id}`, dateCreated: '2026-11-01T09:00:00Z', beenRead: false },
  ...{ href: 'okonomi-7', hrefType: 'CALENDAR', home: null },
  ...change,
});

/** Shows my notifications in the right sidebar, with a server that holds them. */
async function listOf(nodes: object[], { newCount = 0, hasNextPage = false, refusal = '' } = {}) {
  const { words } = told();
  const onLeave = vi.fn();
  const asked = serverWith({
    Notifications: {
      myNotifications: {
        ...{ __typename: 'NotificationPage', newCount },
        ...{ pageInfo: { __typename: 'PageInfo', hasNextPage }, nodes },
      },
    },
    NewNotifications: { myNotifications: { __typename: 'NotificationPage', newCount: 0 } },
    CheckNotifications: { checkNotifications: true },
    MarkNotificationRead: ({ id }) => ({ markNotificationRead: { __typename: 'Notification', id, beenRead: true } }),
    MarkAllNotificationsRead: refusal ? refuse(refusal) : { markAllNotificationsRead: true },
  });
  const page = await onPage(
    <>
      <NotificationList onLeave={onLeave} />
      <Whereabouts />
    </>,
  );
  await page.perform(() => {});
  const sentTo = (name: string) => asked.filter((sent) => sent.name === name).map((sent) => sent.with);
  return { page, onLeave, sentTo, words };
}

test('whoever was told nothing reads what comes here', async () => {
  const { page, sentTo } = await listOf([]);
  expect(page.text()).toContain('Ingen varsel enno');
  expect(page.names('button')).toEqual([]);
  expect(sentTo('CheckNotifications')).toEqual([]);
});

test('looking at the list empties the bell, but does not mark anything as read', async () => {
  const { sentTo } = await listOf([one('1')], { newCount: 1 });
  expect(sentTo('CheckNotifications').length).toBeGreaterThan(0);
  expect(sentTo('MarkNotificationRead')).toEqual([]);
});

test('following a notification leads to its thing, marks it and closes the list', async () => {
  const { page, onLeave, sentTo } = await listOf([one('1'), one('2')]);
  await page.press('a', 'Varsel 2');
  expect(sentTo('MarkNotificationRead')).toEqual([{ id: '2' }]);
  expect(onLeave).toHaveBeenCalledOnce();
  expect(page.names('output')).toEqual(['/calendar/okonomi-7']);
});

test('one that was read before is followed and not marked again', async () => {
  const { page, sentTo } = await listOf([one('1', { beenRead: true })]);
  await page.press('a', 'Varsel 1');
  expect(sentTo('MarkNotificationRead')).toEqual([]);
});

test('one that leads nowhere is marked by a button of its own', async () => {
  const { page, sentTo } = await listOf([one('1', { href: null, hrefType: null })]);
  expect(page.names('li a')).toEqual([]);
  await page.press('button', 'Merk som lese');
  expect(sentTo('MarkNotificationRead')).toEqual([{ id: '1' }]);
});

test('all are marked at once, as long as one of them is unread', async () => {
  const { page, sentTo } = await listOf([one('1'), one('2', { beenRead: true })]);
  await page.press('button', 'Merk alle som lesne');
  expect(sentTo('MarkAllNotificationsRead')).toHaveLength(1);
  const { page: read } = await listOf([one('2', { beenRead: true })]);
  expect(read.names('button')).not.toContain('Merk alle som lesne');
});

test('where they could not be marked, the reason is said', async () => {
  const { page, words } = await listOf([one('1')], { refusal: 'unavailable' });
  await page.press('button', 'Merk alle som lesne');
  expect(words).toEqual([expect.stringMatching(/^error: /)]);
});

test('older ones come twenty at a time, and a hundred is the end', async () => {
  const { page, sentTo } = await listOf([one('1')], { hasNextPage: true });
  for (let press = 0; press < 4; press += 1) await page.press('button', 'Vis eldre varsel');
  expect([...new Set(sentTo('Notifications').map(({ limit }) => limit))]).toEqual([20, 40, 60, 80, 100]);
  expect(page.names('button')).not.toContain('Vis eldre varsel');
});

test('older ones that cannot be fetched leave those that are shown, say why, and come at the next press', async () => {
  const { page } = await listOf([one('1')], { hasNextPage: true });
  const answered = fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await page.press('button', 'Vis eldre varsel');
  await expect.poll(() => page.text()).toContain('Du er ikkje kopla til internett');
  expect(page.text()).toContain('Varsel 1');
  vi.stubGlobal('fetch', answered);
  await page.press('button', 'Prøv igjen');
  await expect.poll(() => page.text()).not.toContain('Du er ikkje kopla til internett');
  expect(page.names('button')).toContain('Vis eldre varsel');
});
