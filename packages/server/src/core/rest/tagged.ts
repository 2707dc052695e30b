import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends a text with an ETag made from it; 304 if the client already has this version. */
export const sendTagged = (request: FastifyRequest, reply: FastifyReply, text: string) =>
  sendVersion(request, reply, text, async () => text);

/** Sends a text with an ETag made from its version. If the client already has that version, answers 304 and does not even write the text. */
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

/** Whether the client has this version; a proxy may have marked its tag as weak. */
const knows = (held: string | undefined, tag: string) =>
  (held ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
