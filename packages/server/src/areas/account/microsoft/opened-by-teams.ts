import type {} from '@fastify/static'; // reply.sendFile
import type { FastifyReply } from 'fastify';
import type { OwnPage } from '../../../core/rest/own-page.ts';

/** Keeps the window connected to Teams, which opened it and gets the result of signing in from it. Only pages that show no data may do this. */
export const staysKnownToOpener = (reply: FastifyReply): FastifyReply =>
  reply.header('cross-origin-opener-policy', 'unsafe-none');

/** The page of the app that signs in through Microsoft, in a window that Teams may have opened (docs/decisions/microsoft). */
export const microsoftPage: OwnPage = {
  isAt: (url) => /^\/app\/login\/microsoft([?/]|$)/.test(url),
  send: (_request, reply) => staysKnownToOpener(reply).sendFile('index.html'),
};
