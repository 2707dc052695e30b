import { z } from 'zod';
import { choice, id } from '../input.ts';
import { grantedLevels } from './access.input.ts';

/** Days for which a refusal counts; then the same person may ask again (product/access#requests). */
export const refusalDays = 30;

/** Things that one person asks to read in a day at most. */
export const requestsInADay = 20;

/** What whoever may share a thing says to somebody who asks to read it: what they are given, or null, which refuses. */
export const answerRequestInput = z.strictObject({ id, person: id, given: choice(grantedLevels).nullable() });
