import { z } from 'zod';
import { asText, scalar } from '../input.ts';
import { Refusal } from '../refusal.ts';

/** The version of the user terms: the day on which their meaning last changed. A new version asks everybody again. */
export const termsVersion = '2026-11-23';

/** The version of the terms that the person read. Refused: `input.required`, `account.termsChanged` if it is not the current one. */
const currentVersion = scalar((given: string): string => {
  const version = asText(given);
  if (version === '') throw new Refusal('input.required');
  if (version !== termsVersion) throw new Refusal('account.termsChanged');
  return version;
});

/** What `acceptTerms` takes: the version that the person has read. */
export const acceptTermsInput = z.strictObject({ version: currentVersion });
