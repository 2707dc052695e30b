import type {} from '@fastify/static'; // reply.sendFile
import { readShareTemplate } from '@samspel/domain/calendar/share-link-view';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OwnPage } from '../../../core/rest/own-page.ts';

/** The page of a share link, which is built separately from the app. */
const file = 'shared.html';

/** Whether a path below `/app/` is the page of a share link (product/wire#addresses). */
export const isSharedPage = (url: string): boolean => /^\/app\/shared\/[^/]/.test(url);

/**
 * Sends the page of a share link. If its address asks for the template `embed`, any site may frame this page, and only this one
 * (product/wire#addresses). The page itself finds out whether the link exists.
 */
function sendSharedPage(request: FastifyRequest, reply: FastifyReply) {
  const { template } = request.query as { template?: unknown };
  if (readShareTemplate(typeof template === 'string' ? template : null) === 'embed') letAnybodyFrame(reply);
  return reply.sendFile(file);
}

function letAnybodyFrame(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header('content-security-policy', policy.replace(/frame-ancestors [^;]*/, 'frame-ancestors *'));
  reply.header('cross-origin-resource-policy', 'cross-origin');
}

/** The page of a share link, as the server serves it. */
export const sharedPage: OwnPage = { isAt: isSharedPage, send: sendSharedPage };
