/** The status of a person's account, as the number that is sent (product/accounts#organizations). */
export const userStatus = { PENDING: 0, ACTIVATED: 1, DEACTIVATED: 2, NEED_INFO: 3 } as const;

/** Digits in a PIN (product/accounts#signing-in-by-pin). */
export const pinDigits = 6;
/** How long a PIN is valid, in minutes (product/accounts#signing-in-by-pin). */
export const pinMinutes = 10;
/** Wrong PINs in a row that lock an account (product/accounts#signing-in-by-pin). */
export const pinAttempts = 5;
/** How long an account stays locked, in minutes (product/accounts#signing-in-by-pin). */
export const lockMinutes = 60;
/** Failures in an hour, of all people together, after which signing in demands the captcha (product/accounts#signing-in-by-pin). */
export const failuresBeforeCaptcha = 200;

/** How long an organization may try Samspel after its first sign-up, in days (product/accounts#trial-and-subscription). */
export const trialDays = 30;
