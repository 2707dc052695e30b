import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Services } from '../base/services.ts';

/** The installation's secret, and those of before. */
export type SecretKeys = Pick<Services, 'secretKey' | 'oldSecretKeys'>;

/** What a key is for. Keys for different purposes are independent of each other. */
export type KeyPurpose =
  | 'pin'
  | 'address proof'
  | 'captcha'
  | 'sign-in address'
  | 'rate limit'
  | 'calendar code'
  | 'calendar code sealing'
  | 'feed link'
  | 'feed link sealing'
  | 'given answer'
  | 'unsubscribing'
  | 'ending paper mails'
  | 'oidc verifier';

/** Derives a key of 256 bits for one purpose from the installation's secret. */
export const derivedKey = (secretKey: string, purpose: KeyPurpose): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', `samspel ${purpose}`, 32));

/** Returns a keyed hash (HMAC-SHA256). People who can only read the database cannot guess the text by trying. */
export const keyedHash = (secretKey: string, purpose: KeyPurpose, text: string): Buffer =>
  createHmac('sha256', derivedKey(secretKey, purpose)).update(text).digest();

/** Returns the keyed hashes that the database may have of a text: with the installation's secret, then with each of before. */
export const keyedHashes = (keys: SecretKeys, purpose: KeyPurpose, text: string): Buffer[] =>
  allKeys(keys).map((key) => keyedHash(key, purpose, text));

/** Whether a stored keyed hash is that of a text, with any of the secrets. Compares in constant time, and with all of them. */
export const isHashOf = (keys: SecretKeys, purpose: KeyPurpose, text: string, stored: Buffer): boolean =>
  keyedHashes(keys, purpose, text)
    .map((hash) => timingSafeEqual(hash, stored))
    .includes(true);

/** Returns the installation's secret, then those of before. */
export const allKeys = ({ secretKey, oldSecretKeys }: SecretKeys): string[] => [secretKey, ...oldSecretKeys];
