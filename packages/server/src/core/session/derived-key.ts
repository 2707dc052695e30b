import { createHmac, hkdfSync } from 'node:crypto';

/** What a key is for; keys for different ends have nothing to do with each other. */
export type KeyPurpose =
  | 'pin'
  | 'address proof'
  | 'captcha'
  | 'sign-in address'
  | 'rate limit'
  | 'calendar code'
  | 'calendar code sealing'
  | 'unsubscribing'
  | 'oidc verifier';

/** A key of 256 bits for one end, derived from the installation's secret. */
export const derivedKey = (secretKey: string, purpose: KeyPurpose): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', `samspel ${purpose}`, 32));

/** A keyed hash (HMAC-SHA256): whoever reads the database alone cannot try out what it was made of. */
export const keyedHash = (secretKey: string, purpose: KeyPurpose, text: string): Buffer =>
  createHmac('sha256', derivedKey(secretKey, purpose)).update(text).digest();
