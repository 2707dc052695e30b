import { Refusal } from '@samspel/domain/refusal';
import {
  addressedListInput,
  listInput,
  notificationInput,
  sendInput,
} from '@samspel/domain/subject/notification.input';
import { allowAdmins, type Caller } from '../../core/base/caller.ts';
import type { Services } from '../../core/base/services.ts';
import { type Route, signedInRoute } from '../../core/rest/route.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { checkNotifications, markNotificationReadAction, sendNotification } from './notification.actions.ts';
import { lastCheckOf, readNotification } from './notification.queries.ts';
import { readerNow, readShown, type Shown, showAll } from './shown.ts';

/** The REST calls of notifications (product/wire#notifications). Those that change something can be called by POST too. */
export function notificationRoutes(kinds: Kinds): readonly Route[] {
  const markRead = markNotificationReadAction(kinds);
  const list = async (
    services: Services,
    caller: Caller,
    { unread, ...window }: { limit: number; offset: number; unread: boolean },
  ) => (await readShown(services, kinds, caller, window, unread)).map(onTheWire);
  const read = async (services: Services, caller: Caller, input: unknown) => {
    await markRead(services, caller, input, '');
    return { ok: true };
  };
  const check = async (services: Services, caller: Caller) => ({
    date: await checkNotifications(services, caller, {}),
  });
  const isRead = { path: '/notification/read/:id' } as const;
  const isCheck = { path: '/notification/check' } as const;
  return [
    signedInRoute({ method: 'POST', path: '/notification/list', input: listInput }, ({ services, input }, caller) =>
      list(services, caller, input),
    ),
    signedInRoute(
      { method: 'GET', path: '/notification/list', input: addressedListInput },
      ({ services, input }, caller) => list(services, caller, input),
    ),
    signedInRoute({ method: 'GET', path: '/notification/last-check' }, async ({ services }, caller) => ({
      date: await lastCheckOf(services.db, caller),
    })),
    signedInRoute({ method: 'GET', ...isCheck, writes: true }, ({ services }, caller) => check(services, caller)),
    signedInRoute({ method: 'POST', ...isCheck }, ({ services }, caller) => check(services, caller)),
    signedInRoute({ method: 'GET', ...isRead, writes: true }, ({ services, request }, caller) =>
      read(services, caller, request.params),
    ),
    signedInRoute({ method: 'POST', ...isRead }, ({ services, request }, caller) =>
      read(services, caller, request.params),
    ),
    signedInRoute(
      { method: 'GET', path: '/notification/get/:id', input: notificationInput },
      async ({ services, input }, caller) => {
        const found = await readNotification(services.db, caller, input.id);
        if (!found) throw new Refusal('notFound', 'id');
        const [shown] = await showAll(services.db, kinds, readerNow(services, caller), [found]);
        return onTheWire(shown!);
      },
    ),
    signedInRoute(
      { method: 'POST', path: '/notification/send', input: sendInput, allow: allowAdmins },
      async ({ services, request }, caller) => ({
        ok: await sendNotification(services, caller, request.body ?? {}, ''),
      }),
    ),
  ];
}

/** A notification as REST returns it. */
const onTheWire = ({ id, message, dateCreated, beenRead, href, hrefType, home }: Shown) => ({
  id,
  message,
  dateCreated,
  beenRead,
  href,
  hrefType,
  home,
});
