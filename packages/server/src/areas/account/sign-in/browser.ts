import type { Call } from '../../../core/rest/route.ts';
import { keepMark, markOf } from './browser-mark.ts';

/** The browser that somebody signs in from: its user agent, its IP address, its mark, and a function that gives it a mark. */
export type Browser = { userAgent: string | undefined; ip: string; mark: string | null; keepMark: () => string };

/** Reads the browser of a call that signs in. Also forbids caches to store the response. */
export function browserOf({ services: { settings }, request, reply }: Call<unknown>): Browser {
  reply.header('cache-control', 'no-store');
  return {
    userAgent: request.headers['user-agent'],
    ip: request.ip,
    mark: markOf(request),
    keepMark: () => keepMark(request, reply, settings),
  };
}
