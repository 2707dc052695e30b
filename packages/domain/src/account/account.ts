/** A person's standing, as the number that travels (spec 3 §3). */
export const userStatus = { PENDING: 0, ACTIVATED: 1, DEACTIVATED: 2, NEED_INFO: 3 } as const;
export type UserStatus = (typeof userStatus)[keyof typeof userStatus];

/** Digits of a PIN (spec 3 §9). */
export const pinDigits = 6;
/** How long a PIN is good for, in minutes (decision 12). */
export const pinMinutes = 10;
/** Wrong PINs in a row that lock an account (decision 12). */
export const pinAttempts = 5;
/** How long an account stays locked, in minutes (decision 12, spec 3 §9). */
export const lockMinutes = 60;
/** Failures in an hour, of everybody together, after which signing in demands the captcha (decision 12). */
export const failuresBeforeCaptcha = 200;

/** Life of an access token, in minutes (decision 13). */
export const accessTokenMinutes = 15;
/** How long a refresh token lives unused, and in all, in days (decision 13). */
export const refreshIdleDays = 14;
export const refreshTotalDays = 30;
/** How long a rotated refresh token may be sent again without ending the session, in seconds (decision 13). */
export const refreshGraceSeconds = 10;
/** Life of a ticket for the live channel, in seconds (decision 14). */
export const liveTicketSeconds = 60;

/** How long an organization tries Samspel from its first sign-up, in days (decision 16). */
export const trialDays = 30;

/** The part of its life after which an access token is renewed (spec 3 §4). */
const renewalShare = 0.9;

/** Whether an access token is due for renewal. `issuedAt` and `now` are moments in ms since 1970, `expiresIn` is its life in seconds. */
export function isAccessTokenStale(issuedAt: number, expiresIn: number, now: number): boolean {
  return now - issuedAt >= expiresIn * 1000 * renewalShare;
}
