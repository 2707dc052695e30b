import { z } from 'zod';
import { asText, scalar } from '../input.ts';
import { Refusal } from '../refusal.ts';

/** The version of the user terms: the day on which their meaning changed last. Another version asks everybody anew. */
export const termsVersion = '2026-11-23';

/** A version of the terms as the page that was read names it. Refused: `input.required`, `account.termsChanged` where it is not the current one. */
const currentVersion = scalar((given: string): string => {
  const version = asText(given);
  if (version === '') throw new Refusal('input.required');
  if (version !== termsVersion) throw new Refusal('account.termsChanged');
  return version;
});

/** What `acceptTerms` takes: the version that the person has read. */
export const acceptTermsInput = z.strictObject({ version: currentVersion });
