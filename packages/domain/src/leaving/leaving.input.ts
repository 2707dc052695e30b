import { z } from 'zod';
import { id, maybe } from '../input.ts';

/** Days in which somebody who asked for their account to be deleted may regret it (product/accounts#deletion). */
export const regretDays = 30;

/** Who takes over what somebody leaves; nobody where it is left out. */
export const leaveSamspelInput = z.strictObject({ handOverTo: maybe(id) });
