/** Completes an address as people write it: 'ks.no' becomes https://ks.no, and 'kari@fjordvik.example' a mail address. */
export function completeAddress(written: string): string {
  if (/^([a-z][a-z0-9+.-]*:|\/)/i.test(written)) return written;
  return /^[^\s/@]+@[^\s/@]+$/.test(written) ? `mailto:${written}` : `https://${written}`;
}
