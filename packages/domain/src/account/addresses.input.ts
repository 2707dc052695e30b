import { z } from 'zod';
import { email, pinCode } from './account.input.ts';

/** The most addresses that a person may have besides the main one (product/accounts#addresses). */
export const alternateLimit = 5;

/** POST /person/alternate-email {email}, and the address in the mutations about addresses (product/accounts#addresses). */
export const alternateEmailInput = z.strictObject({ email });

/** POST /person/confirm-email {email, pinCode}: the PIN that was mailed to the address. */
export const proveAddressInput = z.strictObject({ email, pinCode });
export type ProveAddressInput = z.output<typeof proveAddressInput>;
