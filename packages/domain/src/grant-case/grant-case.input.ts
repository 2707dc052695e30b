import { z } from 'zod';
import { amountLimit } from '../grant/grant.fields.ts';
import { refuseField } from '../input/refuse-field.ts';
import { choice, id, maybe, plainLine, plainText, version, wholeNumber } from '../input.ts';
import { grantCaseStates } from './grant-case.ts';

const amount = wholeNumber(0, amountLimit).nullish();
/** The most characters in the notes of a case. */
const notesLimit = 10_000;

/** Changes to a case: a field left out stays as it is, and null empties it. */
export const updateGrantCaseInput = z.strictObject({
  id,
  version,
  responsible: id.nullish(),
  amountApplied: amount,
  amountGranted: amount,
  notes: plainText(notesLimit).nullish(),
  isShown: maybe(z.boolean()),
});

/** The case that an upload is for, besides the file itself. */
export const caseUploadInput = z.strictObject({ case: id });

/** Moves a case to another state. Moving to REFUSED needs a reason; without it, `input.required` at `reason`. */
export const moveGrantCaseInput = z
  .strictObject({ id, version, state: choice(grantCaseStates), reason: maybe(plainLine(1000)) })
  .superRefine(({ state, reason }, context) => {
    if (state === 'REFUSED' && !reason) refuseField(context, ['reason'], 'input.required');
  });
