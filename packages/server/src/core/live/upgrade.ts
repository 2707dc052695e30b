import type { IncomingMessage } from 'node:http';
import type { Settings } from '../base/settings.ts';

/** Where the live channel is. */
const path = '/api/live';

/**
 * Whether a request for an upgrade may open the live channel: 101, else the status that it is refused with. A browser says from which page it
 * comes, and another site's page is refused; a program says nothing, and its ticket decides.
 */
export function judgeUpgrade(
  { url = '', headers, rawHeaders }: IncomingMessage,
  { baseUrl }: Settings,
): 101 | 400 | 403 | 404 {
  const address = URL.parse(url, 'http://host');
  if (!address || !url.startsWith('/') || url.startsWith('//') || countOf(rawHeaders, 'host') > 1) return 400;
  if (address.pathname !== path) return 404;
  const { origin, host } = headers;
  return origin === undefined || origin === baseUrl || URL.parse(origin)?.host === host ? 101 : 403;
}

/** How often a header was sent; Node hands on the first of those that may stand once. */
export const countOf = (rawHeaders: readonly string[], name: string): number =>
  rawHeaders.filter((word, at) => at % 2 === 0 && word.toLowerCase() === name).length;
