/** A person's standing, as the number that travels (product/accounts#organizations). */
export const userStatus = { PENDING: 0, ACTIVATED: 1, DEACTIVATED: 2, NEED_INFO: 3 } as const;

/** Digits of a PIN (product/accounts#signing-in-by-pin). */
export const pinDigits = 6;
/** How long a PIN is good for, in minutes (product/accounts#signing-in-by-pin). */
export const pinMinutes = 10;
/** Wrong PINs in a row that lock an account (product/accounts#signing-in-by-pin). */
export const pinAttempts = 5;
/** How long an account stays locked, in minutes (product/accounts#signing-in-by-pin). */
export const lockMinutes = 60;
/** Failures in an hour, of everybody together, after which signing in demands the captcha (product/accounts#signing-in-by-pin). */
export const failuresBeforeCaptcha = 200;

/** How long an organization tries Samspel from its first sign-up, in days (product/accounts#trial-and-subscription). */
export const trialDays = 30;
