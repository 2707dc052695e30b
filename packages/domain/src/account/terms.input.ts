import { z } from 'zod';
import { asText, scalar } from '../input.ts';
import { Refusal } from '../refusal.ts';
import { termsVersion } from './terms.ts';

/** The version of the terms that the person read. Refused: `input.required`, `account.termsChanged` if it is not the current one. */
const currentVersion = scalar((given: string): string => {
  const version = asText(given);
  if (version === '') throw new Refusal('input.required');
  if (version !== termsVersion) throw new Refusal('account.termsChanged');
  return version;
});

/** What `acceptTerms` takes: the version that the person has read. */
export const acceptTermsInput = z.strictObject({ version: currentVersion });
