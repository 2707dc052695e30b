import { z } from 'zod';
import { id, maybe } from '../input.ts';

/** Days in which somebody who asked for their account to be deleted may change their mind (product/accounts#deletion). */
export const regretDays = 30;

/** Who takes over what the person leaves; nobody if it is left out. */
export const leaveSamspelInput = z.strictObject({ handOverTo: maybe(id) });
