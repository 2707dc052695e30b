import type { IncomingMessage } from 'node:http';
import type { Settings } from '../base/settings.ts';
import { countOf } from '../rest/raw-answer.ts';

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
