import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Headers of an answer to a request that reaches no route, and so no hook that gives other answers their headers. */
export const bareHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
  'cache-control': 'no-store',
} as const;

/** Sends an answer without a body on a raw connection, and closes it. */
export function endRaw(stream: Duplex, status: number): void {
  if (!stream.writable) return void stream.destroy();
  const headers = { connection: 'close', 'content-length': 0, ...bareHeaders };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  stream.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'), () => stream.destroy());
}

/** Returns how often a header was sent; Node itself passes on only the first of a header that may be sent once. */
export const countOf = (rawHeaders: readonly string[], name: string): number =>
  rawHeaders.filter((word, at) => at % 2 === 0 && word.toLowerCase() === name).length;
