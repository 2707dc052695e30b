import { isAccessTokenStale } from '@samspel/domain/session/session';
import { onLocalChange, readLocal, writeLocal } from './local.ts';

/** Tokens in an answer of the server (product/accounts#the-calls-of-signing-in). */
export interface TokenAnswer {
  access_token: string;
  refresh_token: string;
  /** How long the access token is valid, in seconds. */
  expires_in: number;
}

/** Tokens as this browser stores them (product/accounts#sessions). */
export interface Tokens extends TokenAnswer {
  /** When the access token came, in ms since 1970. */
  access_token_time: number;
}

const name = 'tokens';

/** Returns the tokens stored in this browser, shared by all its tabs; null when signed out. */
export function storedTokens(): Tokens | null {
  return unkept ?? parsed(readLocal(name));
}

/** Renewed tokens that the browser would not store: they are used in this tab, so that nobody is signed out in the middle of their work. */
let unkept: Tokens | null = null;

/** Stores new tokens, or removes them (null). Returns false if the browser does not store them: they are used until this tab is closed. */
export function storeTokens(answer: TokenAnswer | null, now = Date.now()): boolean {
  const tokens: Tokens | null = answer && { ...answer, access_token_time: now };
  const isKept = writeLocal(name, tokens && JSON.stringify(tokens));
  unkept = isKept ? null : tokens;
  return isKept;
}

/** Calls back when another tab signs in, out, or renews. */
export const onTokensChange = (changed: (tokens: Tokens | null) => void): (() => void) =>
  onLocalChange(name, (text) => changed(parsed(text)));

/** Whether 90 % of the access token's lifetime has passed (product/accounts#sessions). */
export const isStale = (tokens: Tokens, now = Date.now()): boolean =>
  isAccessTokenStale(tokens.access_token_time, tokens.expires_in, now);

function parsed(text: string | null): Tokens | null {
  try {
    const tokens = JSON.parse(text ?? 'null');
    return typeof tokens?.refresh_token === 'string' ? tokens : null;
  } catch {
    return null;
  }
}
