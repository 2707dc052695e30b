import type {} from '@fastify/static'; // reply.sendFile
import type { FastifyReply } from 'fastify';
import type { OwnPage } from '../../../core/rest/own-page.ts';

/** Lets the window stay known to Teams, which opened it and hears from it how signing in went. No page that shows anything is open so. */
export const staysKnownToOpener = (reply: FastifyReply): FastifyReply =>
  reply.header('cross-origin-opener-policy', 'unsafe-none');

/** The page of the app that signs in through Microsoft, in a window that Teams may have opened (docs/decisions/microsoft). */
export const microsoftPage: OwnPage = {
  isAt: (url) => /^\/app\/login\/microsoft([?/]|$)/.test(url),
  send: (_request, reply) => staysKnownToOpener(reply).sendFile('index.html'),
};
