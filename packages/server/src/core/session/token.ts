import { createHash, randomBytes } from 'node:crypto';

/** Makes a token of 256 random bits, as a browser sends it. */
export const newToken = () => randomBytes(32).toString('base64url');

/** Returns the hash that the database keeps instead of a token. A token is random and long, so a plain hash is enough. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();
