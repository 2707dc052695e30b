import { horizon } from '@samspel/domain/calendar/recurrence';
import { cleanFileName } from '@samspel/domain/file/file-name';
import { osloToday } from '@samspel/domain/time/oslo';
import { requirePermission } from '../../core/base/caller.ts';
import { signedInRoute } from '../../core/rest/route.ts';
import { keepImport } from './import.actions.ts';
import { readInThread } from './read/read-in-thread.ts';
import { receiveSource } from './receive.ts';

/**
 * Reads a file, or what was pasted, into tables that the caller alone can look over and apply for a day; returns `{reference}` (product/import#what-is-read).
 * The file itself is not kept.
 */
export const importRoute = signedInRoute(
  { method: 'POST', path: '/import', isTransfer: true },
  async ({ request, services }, caller) => {
    requirePermission(caller, 'CALENDAR');
    const { bytes, name } = await receiveSource(request);
    const last = horizon(osloToday(services.now()));
    const contents = await readInThread({ bytes, name, last });
    return keepImport(services, caller, { name: name && cleanFileName(name), contents }, '');
  },
);
