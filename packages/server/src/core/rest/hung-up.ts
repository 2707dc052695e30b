import type { FastifyReply } from 'fastify';

/** Returns a signal that is given when whoever asked has left before all of their answer was sent, so that no more work is done for it. */
export function hungUpOf({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  const look = () => {
    if (!raw.writableFinished) leaving.abort(new Error('whoever asked has left'));
  };
  if (raw.destroyed) look();
  else raw.once('close', look);
  return leaving.signal;
}
