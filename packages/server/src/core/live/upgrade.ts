import type { IncomingMessage } from 'node:http';
import type { Settings } from '../base/settings.ts';
import { countOf } from '../rest/raw-answer.ts';

/** The path of the live channel. */
const path = '/api/live';

/**
 * Decides whether a request for an upgrade may open the live channel: 101, or else the status of the refusal. A browser sends the origin of
 * its page, and pages of other sites are refused. A program sends no origin, and its ticket decides.
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
