import type { FastifyReply, FastifyRequest } from 'fastify';

/** A page that is built separately from the app, such as that of a share link. */
export type OwnPage = {
  /** Whether the page has this path below `/app/`. */
  isAt: (url: string) => boolean;
  send: (request: FastifyRequest, reply: FastifyReply) => unknown;
};
