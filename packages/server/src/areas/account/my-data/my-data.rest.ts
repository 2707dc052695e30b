import { Refusal } from '@samspel/domain/refusal';
import { osloToday } from '@samspel/domain/time/oslo';
import { inert } from '../../../core/rest/inert.ts';
import { type Route, signedInRoute } from '../../../core/rest/route.ts';
import { askForMyData } from './my-data.actions.ts';
import { readMyData, readReadyCopy } from './my-data.queries.ts';

/** The copy of all the caller's data (product/accounts#my-data): its progress, asking for it, and fetching it. Nobody can ask for another's copy. */
export const myDataRoutes: readonly Route[] = [
  signedInRoute({ method: 'GET', path: '/person/my-data' }, ({ services: { db, now } }, caller) =>
    readMyData(db, now(), caller.id, caller.locale),
  ),

  signedInRoute({ method: 'POST', path: '/person/my-data' }, ({ services }, caller) =>
    askForMyData(services, caller, {}, ''),
  ),

  signedInRoute(
    { method: 'GET', path: '/person/my-data/file', isTransfer: true },
    async ({ services: { db, storage, now }, reply }, caller) => {
      const copy = await readReadyCopy(db, now(), caller.id);
      if (!copy) throw new Refusal('notFound');
      const stream = await storage.read(copy.key);
      return reply
        .headers({
          ...inert,
          'content-type': 'application/zip',
          'content-length': copy.size,
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename="samspel-${osloToday(copy.readyAt)}.zip"`,
        })
        .send(stream);
    },
  ),
];
