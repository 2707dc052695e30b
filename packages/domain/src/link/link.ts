import { isAllowedLink } from '../text/link.ts';

/** Links of one thing. */
export const linksLimit = 100;

/** What people leave out of an address: `www.ks.no/side`. */
const withoutScheme = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(\/|$)/u;

/**
 * Reads the address of a web page as somebody wrote it: http or https; https is added if the address has neither. Undefined if it is no such address,
 * or holds a name or password, behind which another host can hide.
 */
export function webAddress(written: string): string | undefined {
  const address = withoutScheme.test(written) ? `https://${written}` : written;
  if (!/^https?:/i.test(address) || !isAllowedLink(address)) return undefined;
  const { username, password } = new URL(address);
  return username === '' && password === '' ? address : undefined;
}
