import { createHash, randomBytes } from 'node:crypto';

/** A new token of 256 random bits, as a browser carries it. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What the database keeps of a token. It is random and long, so a plain hash is enough. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();
