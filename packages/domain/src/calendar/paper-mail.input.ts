import { z } from 'zod';
import { choice, id, maybe } from '../input.ts';
import { orientations, type PaperPart, paperParts, papers } from './paper.ts';

/** The most years that one person gets by mail. */
export const mostPaperMails = 20;

/** POST /person/me/paper-mail: of the caller's own year without `calendar`. */
export const paperMailInput = z.strictObject({
  calendar: maybe(id),
  paper: choice(papers),
  orientation: choice(orientations),
  what: z
    .array(choice(paperParts))
    .min(1)
    .max(paperParts.length)
    .transform((asked): PaperPart[] => paperParts.filter((part) => asked.includes(part))),
  isWanted: z.boolean(),
});
