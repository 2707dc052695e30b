import { isAllowedLink } from '../text/link.ts';

/** The most links of one thing. */
export const linksLimit = 100;

/** An address without its scheme, as people often write it: `www.ks.no/side`. */
const withoutScheme = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(\/|$)/u;

/**
 * Returns the address of a web page that somebody wrote, http or https; adds https if it has no scheme. Returns undefined if it is no such address,
 * or holds a name or password, behind which another host can hide.
 */
export function webAddress(written: string): string | undefined {
  const address = withoutScheme.test(written) ? `https://${written}` : written;
  if (!/^https?:/i.test(address) || !isAllowedLink(address)) return undefined;
  const { username, password } = new URL(address);
  return username === '' && password === '' ? address : undefined;
}
