import { seenValue } from './invisible.ts';

/** A host with a dot in it, as people write it without a scheme, and what may follow one; after a colon that is a port. */
const host = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+\.?(:\d{1,5})?(?=[/?#]|$)/u;
const scheme = /^([a-z][a-z0-9+.-]*:|\/)/i;
const mailAddress = /^[^\s/@]+@[^\s/@]+$/;

/** Returns an address as a browser reads it: a space is %20; line breaks and tabs within it, and what cannot be seen, are gone. */
export const withoutSpaces = (address: string): string =>
  seenValue(address)
    .replace(/[\n\r\t]/g, '')
    .replace(/\s/g, '%20');

/**
 * Completes an address as people write or copy it: `ks.no` becomes https://ks.no, `kari@fjordvik.example` a mail address, a space %20; line breaks and
 * tabs within it, which a browser ignores, and what cannot be seen are gone. Whether it may be a link is asked afterwards.
 */
export function completeAddress(written: string): string {
  const address = withoutSpaces(written);
  if (host.test(address)) return `https://${address}`;
  if (address === '' || scheme.test(address)) return address;
  return mailAddress.test(address) ? `mailto:${address}` : `https://${address}`;
}
