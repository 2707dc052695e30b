import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends a text under a tag made of it; 304 to who holds this very version. */
export const sendTagged = (request: FastifyRequest, reply: FastifyReply, text: string) =>
  sendVersion(request, reply, text, async () => text);

/** Sends a text under a tag made of its version. It is not even written for who holds that one, and is answered 304. */
export async function sendVersion(
  request: FastifyRequest,
  reply: FastifyReply,
  version: string,
  write: () => Promise<string>,
) {
  const tag = `"${createHash('sha256').update(version).digest('base64url')}"`;
  reply.header('etag', tag);
  if (!knows(request.headers['if-none-match'], tag)) return reply.send(await write());
  return reply.code(304).removeHeader('content-type').send();
}

/** Whether the asker holds this version; a proxy may have marked its tag as weak. */
const knows = (held: string | undefined, tag: string) =>
  (held ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
