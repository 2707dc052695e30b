import { z } from 'zod';
import { day, id, orElse, requiredRichText, title } from '../input.ts';

/** An activity of one day that is made from an answer in the forum, in a year wheel that the person may write (product/forum#activities). */
export const makeActivityOfAnswerInput = z.strictObject({
  answer: id,
  calendar: id,
  title,
  description: requiredRichText,
  day,
  isMine: orElse(z.boolean(), false),
});
