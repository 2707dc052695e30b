import { randomBytes } from 'node:crypto';
import type { Services } from '../../../core/base/services.ts';
import { keyedHash, keyedHashes, type SecretKeys } from '../../../core/session/derived-key.ts';
import type { CodeTable } from '../../../core/session/reseal.ts';
import { openSealed, seal } from '../../../core/session/seal.ts';

type Keyed = Pick<Services, 'secretKey'>;

/** Where the codes of links to parts of feeds are. */
export const feedCodes: CodeTable = { table: 'feed_link', hashed: 'feed link', sealed: 'feed link sealing' };

/** Returns the hashes by which the code of a feed link can be found. People who can only read the database cannot make links. */
export const hashesOfFeedCode = (keys: SecretKeys, code: string): Buffer[] => keyedHashes(keys, feedCodes.hashed, code);

/** Makes a code of 192 bits, and what the database keeps of it. */
export function newFeedCode({ secretKey }: Keyed, personId: number): { hash: Buffer; sealed: Buffer } {
  const code = randomBytes(24).toString('base64url');
  return {
    hash: keyedHash(secretKey, feedCodes.hashed, code),
    sealed: seal(secretKey, feedCodes.sealed, code, String(personId)),
  };
}

/** Opens a code for its person; null if this installation's key cannot. */
export const openFeedCode = (keys: SecretKeys, personId: number, sealed: Buffer): string | null =>
  openSealed(keys, feedCodes.sealed, sealed, String(personId)) ?? null;
