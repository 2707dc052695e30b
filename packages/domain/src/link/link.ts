import { completeAddress } from '../text/complete-address.ts';
import { seenValue } from '../text/invisible.ts';
import { isAllowedLink } from '../text/link.ts';

/** The most links of one thing. */
export const linksLimit = 100;

/**
 * Returns the address of a web page that somebody wrote, http or https; adds https if it has no scheme, and writes a space as %20. Returns undefined
 * if it is no such address, or holds a name or password, behind which another host can hide.
 */
export function webAddress(written: string): string | undefined {
  const address = completeAddress(written);
  if (!isAllowedLink(address)) return undefined;
  const { protocol, username, password, hostname } = new URL(address, 'own:/');
  const isPage = /^https?:$/.test(protocol) && username === '' && password === '';
  const isNamed = /^https?:/i.test(seenValue(written)) || hostname.replace(/\.$/, '').includes('.');
  return isPage && isNamed ? address : undefined;
}
