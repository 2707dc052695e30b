import type { Locked } from '../package/closure.ts';

/**
 * Finds packages of a lockfile that npm would take without comparing them with a checksum, or from elsewhere than the registry. Returns a sentence about
 * each.
 */
export function checkLockfile(
  lock: Readonly<Record<string, Locked & { integrity?: string; inBundle?: boolean }>>,
): string[] {
  return Object.entries(lock).flatMap(([folder, { link, resolved, integrity, inBundle }]) => {
    if (!folder.includes('node_modules/') || link || inBundle) return [];
    if (!integrity?.startsWith('sha512-')) return [`${folder} has no SHA-512 in package-lock.json: install it anew.`];
    if (resolved !== undefined)
      return [`${folder} comes from ${resolved}: take it from the registry, whichever that is.`];
    return [];
  });
}
