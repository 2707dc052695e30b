import { z } from 'zod';
import { choice, id } from '../input.ts';
import { grantedLevels } from './access.ts';

/** Days for which a refusal holds; then the same person may ask again (product/access#requests). */
export const refusalDays = 30;

/** The most things that one person may ask to read in a day. */
export const requestsInADay = 20;

/** The answer to a person who asks to read a thing, from somebody who may share it: the level that is given, or null, which refuses. */
export const answerRequestInput = z.strictObject({ id, person: id, given: choice(grantedLevels).nullable() });
