/** How long an access token lives, in minutes (product/accounts#sessions). */
export const accessTokenMinutes = 15;
/** How long a refresh token lives unused, and in all, in days (product/accounts#sessions). */
export const refreshIdleDays = 14;
export const refreshTotalDays = 30;
/** How long a rotated refresh token may be sent again without ending the session, in seconds (product/accounts#sessions). */
export const refreshGraceSeconds = 10;

/** The part of its life after which an access token is renewed (product/accounts#sessions). */
const renewalShare = 0.9;

/** Whether an access token is due for renewal. `issuedAt` and `now` are moments in ms since 1970, `expiresIn` is its life in seconds. */
export function isAccessTokenStale(issuedAt: number, expiresIn: number, now: number): boolean {
  return now - issuedAt >= expiresIn * 1000 * renewalShare;
}
