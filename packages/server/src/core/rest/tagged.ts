import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends a text under a tag made of it; 304 to who holds this very version. */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, text: string) {
  const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  reply.header('etag', tag);
  if (!knows(request.headers['if-none-match'], tag)) return reply.send(text);
  return reply.code(304).removeHeader('content-type').send();
}

/** Whether the asker holds this version; a proxy may have marked its tag as weak. */
const knows = (held: string | undefined, tag: string) =>
  (held ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
