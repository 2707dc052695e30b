import { type InTurn, post, postInTurn } from '../../core/rest.ts';
import type { TokenAnswer } from '../../storage/tokens.ts';

/** The server's answer to the check of an address (product/accounts#the-calls-of-signing-in). */
export interface EmailCheck {
  valid: boolean;
  newUser: boolean;
  organization: { id: string; name: string } | null;
  isMunicipality: boolean;
  tooManyAttempts: boolean;
  /** Only if several organizations share the domain of a new address: those to choose from (product/accounts#organizations). */
  organizations?: { id: string; name: string }[];
}

/**
 * Checks an address, and mails a PIN to a person who has signed up; each further call mails a new one (product/accounts#the-calls-of-signing-in).
 * `captcha` only while the server demands it.
 */
export const checkEmail = (email: string, captcha?: string): Promise<InTurn<EmailCheck>> =>
  postInTurn('/auth/email', { email, captcha });

/** Mails the PIN to a person who signs up, each time it is called; `organization` if several share the domain (product/accounts#organizations). */
export const register = (email: string, captcha: string, organization?: string): Promise<InTurn> =>
  postInTurn('/auth/register', { email, captcha, organization });

/** Trades a new person's first PIN for tokens. */
export const confirmUser = (email: string, pinCode: string, captcha?: string): Promise<TokenAnswer> =>
  post('/auth/confirm-user', { email, pinCode, captcha });

/** Trades a PIN for tokens. `captcha` only while the server demands it (product/accounts#signing-in-by-pin). */
export const verifyPin = (email: string, pinCode: string, captcha?: string): Promise<TokenAnswer> =>
  post('/auth/verify-pin', { email, pinCode, captcha });

/** Trades a password for tokens. `captcha` only while the server demands it (product/accounts#passwords). */
export const signInByPassword = (email: string, password: string, captcha?: string): Promise<TokenAnswer> =>
  post('/auth/login', { email, password, captcha });

/** An organization that an account may belong to. */
export interface OrganizationChoice {
  id: string;
  name: string;
}

/** The address where the browser signs in through Microsoft. @param isTeams whether Teams has opened this window */
export const microsoftAddress = (redirect: string | null, isTeams: boolean): string => {
  const query = new URLSearchParams({ ...(redirect && { redirect }), ...(isTeams && { isTeams: 'true' }) });
  return `/api/auth/login-with-microsoft?${query}`;
};

/** What a ticket is traded for: tokens, the organizations to choose from, or the address to which a PIN was mailed that proves it. */
export type TicketAnswer = TokenAnswer | { organizations: OrganizationChoice[] } | { pin: { email: string } };

/** Trades the ticket of the address. Where something is to be chosen or proven first, the call is repeated with it; without a PIN one is mailed. */
export const microsoftToken = (
  token: string,
  more: { organization?: string | undefined; pinCode?: string; captcha?: string | undefined } = {},
): Promise<InTurn<TicketAnswer>> => postInTurn('/auth/microsoft-token', { token, ...more });
