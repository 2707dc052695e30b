import { z } from 'zod';
import { asText, maybe, scalar } from '../input.ts';
import { Refusal } from '../refusal.ts';
import { captcha, email, pinCode } from './account.input.ts';

/** The shortest and the longest password, in characters (product/accounts#passwords). */
export const passwordLeast = 15;
export const passwordMost = 200;
/** The fewest different characters in a password, so that one letter held down does not pass. */
const leastDifferent = 6;

/** The most UTF-16 units that are read: ordering endless marks above one letter would take seconds. */
const unitsRead = 4 * passwordMost;

/** Returns a password as it is compared, the same however a keyboard composes accents. Nothing is trimmed. Refused: `input.tooLong`. */
function asTyped(given: string): string {
  const text = asText(given);
  if (text.length > unitsRead) throw new Refusal('input.tooLong', undefined, { max: passwordMost });
  const password = text.normalize('NFC');
  if ([...password].length > passwordMost) throw new Refusal('input.tooLong', undefined, { max: passwordMost });
  return password;
}

/** A new password. Refused: `input.required`, `account.passwordShort`, `input.tooLong`, `account.passwordEasy`. */
const newPassword = scalar((given: string): string => {
  const password = asTyped(given);
  const characters = [...password];
  if (characters.length === 0) throw new Refusal('input.required');
  if (characters.length < passwordLeast) throw new Refusal('account.passwordShort', undefined, { min: passwordLeast });
  if (new Set(characters).size < leastDifferent) throw new Refusal('account.passwordEasy');
  return password;
});

/** A password that somebody signs in with. It need not satisfy today's rules for new passwords. */
const password = scalar((given: string): string => {
  const password = asTyped(given);
  if (password === '') throw new Refusal('input.required');
  return password;
});

/** POST /auth/login {email, password}; the captcha only while the server demands it (product/accounts#passwords). */
export const passwordInput = z.strictObject({ email, password, captcha: maybe(captcha) });
export type PasswordInput = z.output<typeof passwordInput>;

/** POST /auth/set-password {password, pinCode}: the PIN that was mailed for this. */
export const setPasswordInput = z.strictObject({ password: newPassword, pinCode });
export type SetPasswordInput = z.output<typeof setPasswordInput>;
