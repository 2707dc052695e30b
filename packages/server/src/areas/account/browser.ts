import type { Call } from '../../core/rest/route.ts';
import { keepMark, markOf } from './browser-mark.ts';

/** From where somebody signs in: what the browser calls itself, its network, and the mark that it has, or gets. */
export type Browser = { userAgent: string | undefined; ip: string; mark: string | null; keepMark: () => string };

/** The browser that signs in. What it is answered is kept nowhere. */
export function browserOf({ services: { settings }, request, reply }: Call<unknown>): Browser {
  reply.header('cache-control', 'no-store');
  return {
    userAgent: request.headers['user-agent'],
    ip: request.ip,
    mark: markOf(request),
    keepMark: () => keepMark(request, reply, settings),
  };
}
