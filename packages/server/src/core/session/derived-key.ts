import { createHmac, hkdfSync } from 'node:crypto';

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
