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

/** How long an organization tries Samspel from its first sign-up, in days (decision 16). */
export const trialDays = 30;
