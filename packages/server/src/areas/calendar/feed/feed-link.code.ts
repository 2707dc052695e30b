import { randomBytes } from 'node:crypto';
import type { Services } from '../../../core/base/services.ts';
import { keyedHash } from '../../../core/session/derived-key.ts';
import { openSealed, seal } from '../../../core/session/seal.ts';

type Keyed = Pick<Services, 'secretKey'>;

/** Hashes the code of a feed link so that it can be found. People who can only read the database cannot make links. */
export const hashFeedCode = ({ secretKey }: Keyed, code: string): Buffer => keyedHash(secretKey, 'feed link', code);

/** Makes a code of 192 bits, and what the database keeps of it. */
export function newFeedCode({ secretKey }: Keyed, personId: number): { hash: Buffer; sealed: Buffer } {
  const code = randomBytes(24).toString('base64url');
  return {
    hash: hashFeedCode({ secretKey }, code),
    sealed: seal(secretKey, 'feed link sealing', code, String(personId)),
  };
}

/** Opens a code for its person; null if this installation's key cannot. */
export const openFeedCode = ({ secretKey }: Keyed, personId: number, sealed: Buffer): string | null =>
  openSealed(secretKey, 'feed link sealing', sealed, String(personId)) ?? null;
