import { z } from 'zod';
import { asText, id, maybe, scalar } from '../input.ts';
import { Refusal, type RefusalCode, type RefusalValues } from '../refusal.ts';
import { seenValue, stripInvisible } from '../text/invisible.ts';
import { pinDigits } from './account.ts';
import { ownPath } from './own-path.ts';

/** The longest address that mail can reach, in characters. */
const emailLimit = 254;
const emailPattern = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** An e-mail address, in lower-case letters, without white space around it or unseen characters in it. Refused: `input.required`, or with `invalid`. */
export const emailOr = (invalid: RefusalCode) =>
  scalar((given: string): string => {
    const address = seenValue(asText(given)).toLowerCase();
    if (address === '') throw new Refusal('input.required');
    if (address.length > emailLimit || !emailPattern.test(address)) throw new Refusal(invalid);
    return address;
  });

/** The address that a person signs in with. Refused: `input.required`, `auth.emailInvalid`. */
export const email = emailOr('auth.emailInvalid');

/** The longest text in which a PIN is looked for, in characters: a mail program may add text around a copied line. */
const pinTextLimit = 200;

/**
 * The PIN as a person types or pastes it: six digits; spaces and invisible characters around and between them do not count, since mail programs
 * bring them along, but for NUL, which no program does.
 * Refused: `input.required`, `auth.pinFormat`.
 */
export const pinCode = scalar((given: string): string => {
  if (typeof given !== 'string' || given.length > pinTextLimit || given.includes('\0'))
    throw new Refusal('auth.pinFormat');
  const digits = stripInvisible(given);
  if (digits === '') throw new Refusal('input.required');
  if (digits.length !== pinDigits || !/^\d+$/.test(digits)) throw new Refusal('auth.pinFormat');
  return digits;
});

/**
 * A token of ours or the payload of a captcha: text that only its maker reads. An empty one is refused with `absent`, a longer one with
 * `input.tooLong`.
 */
const opaque = (max: number, absent: RefusalCode, values?: RefusalValues) =>
  scalar(
    (given: string): string => {
      const text = asText(given);
      if (text === '') throw new Refusal(absent, undefined, values);
      if (text.length > max) throw new Refusal('input.tooLong', undefined, { max });
      return text;
    },
    absent,
    values,
  );

/** The answer to `GET /auth/captcha`, in base64 (product/accounts#the-calls-of-signing-in). */
export const captcha = opaque(8_000, 'auth.captcha');

/** POST /auth/email {email}; the captcha only while the server demands it (product/accounts#signing-in-by-pin). */
export const emailInput = z.strictObject({ email, captcha: maybe(captcha) });
export type EmailInput = z.output<typeof emailInput>;

/**
 * POST /auth/verify-pin and /auth/confirm-user {email, pinCode}; the captcha only while the server demands it (product/accounts#signing-in-by-pin).
 */
export const pinInput = z.strictObject({ email, pinCode, captcha: maybe(captcha) });
export type PinInput = z.output<typeof pinInput>;

/** POST /auth/register {email, captcha}; `organization` if two share the address's domain (product/accounts#organizations). */
export const registerInput = z.strictObject({ email, captcha, organization: maybe(id) });
export type RegisterInput = z.output<typeof registerInput>;

/** GET /auth/login-with-microsoft: where the person wants to go, always a path of ours, and whether Teams opened the window. */
export const microsoftStartInput = z.object({
  redirect: scalar((given: string) => ownPath(asText(given)))
    .optional()
    .transform((path) => path ?? ownPath(null)),
  isTeams: maybe(z.enum(['true', 'false'])).transform((given) => given === 'true'),
});

/**
 * POST /auth/microsoft-token {token}: the ticket in the page's address; `organization` if the account may belong to several; `pinCode` if a PIN must
 * prove its address, and the captcha only while the server demands it.
 */
export const microsoftTokenInput = z.strictObject({
  token: opaque(4_000, 'input.required'),
  organization: maybe(id),
  pinCode: maybe(pinCode),
  captcha: maybe(captcha),
});
export type MicrosoftTokenInput = z.output<typeof microsoftTokenInput>;

/** POST /auth/access-token and /auth/sign-out {token}: the refresh token, which the refusal calls by its name in the answers (product/accounts#the-calls-of-signing-in). */
export const tokenInput = z.strictObject({ token: opaque(200, 'input.required', { field: 'refresh_token' }) });
export type TokenInput = z.output<typeof tokenInput>;
