import { paperMailInput } from '@samspel/domain/calendar/paper-mail.input';
import { osloToday } from '@samspel/domain/time/oslo';
import type { FastifyRequest } from 'fastify';
import { findSubject } from '../../../core/access/find-subject.ts';
import { requirePermission } from '../../../core/base/caller.ts';
import { inTransaction } from '../../../core/database/transaction.ts';
import { publicRoute, type Route, signedInRoute } from '../../../core/rest/route.ts';
import { endByToken, endingPage, endingPath } from './ending-paper-mails.ts';
import { endPaperMail, readPaperMails, writePaperMail } from './paper-mail.queries.ts';

const path = '/person/me/paper-mail';

/** The token in the address; empty if it is missing or malformed. */
function tokenOf({ query }: FastifyRequest): string {
  const { token } = query as { token?: unknown };
  return typeof token === 'string' ? token : '';
}

/**
 * A year as a PDF by mail on the first of each month (product/sharing#files-for-paper). The two that end the mails are public, since the reader of a mail
 * may not be signed in: the sealed token names the person and the year. Reading ends nothing and leads to the page.
 */
export const paperMailRoutes: readonly Route[] = [
  signedInRoute({ method: 'GET', path }, async ({ services }, caller) => {
    requirePermission(caller, 'CALENDAR');
    return readPaperMails(services.db, caller.id);
  }),
  signedInRoute({ method: 'POST', path, input: paperMailInput }, async ({ input, services }, caller) => {
    requirePermission(caller, 'CALENDAR');
    const { isWanted, calendar = null, ...mail } = input;
    return inTransaction(services.db, async (tx) => {
      if (isWanted && calendar !== null)
        await findSubject(tx, caller, calendar, 'see', { kind: 'CALENDAR', field: 'calendar' });
      if (isWanted) await writePaperMail(tx, caller.id, { ...mail, calendar }, osloToday(services.now()));
      else await endPaperMail(tx, caller.id, calendar);
      return readPaperMails(tx, caller.id);
    });
  }),
  publicRoute({ method: 'POST', path: endingPath, takesForm: true }, async ({ services, request }) => {
    await endByToken(services, tokenOf(request));
    return { ok: true };
  }),
  publicRoute({ method: 'GET', path: endingPath }, async ({ services, request, reply }) =>
    reply.redirect(endingPage(services, encodeURIComponent(tokenOf(request))), 303),
  ),
];
