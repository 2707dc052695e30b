import type { FastifyReply, FastifyRequest } from 'fastify';

/** A page that is built apart from the app, such as that of a share link. */
export type OwnPage = {
  /** Whether a path below `/app/` is its address. */
  isAt: (url: string) => boolean;
  send: (request: FastifyRequest, reply: FastifyReply) => unknown;
};
