import { z } from 'zod';
import { refuseField } from '../input/refuse-field.ts';
import { atMost, day, id, listOf, orElse, plainLine } from '../input.ts';
import { foldText } from '../text/fold.ts';
import { pollChoices } from './poll.ts';

/** The answers to choose from. Refused: `poll.tooFew`, `input.tooMany`, and `poll.sameChoice` on one that reads the same as an earlier one. */
const choices = atMost(plainLine(200), pollChoices.max).superRefine((texts, context) => {
  if (texts.length < pollChoices.min) refuseField(context, [], 'poll.tooFew');
  const folded = texts.map(foldText);
  folded.forEach((text, at) => {
    if (folded.indexOf(text) < at) refuseField(context, [at], 'poll.sameChoice');
  });
});

/**
 * A poll on a question (product/forum#polls). `closes` is the last day that people may vote; the action checks whether it is too early or too late.
 */
export const pollInput = z.strictObject({ choices, isSeveral: orElse(z.boolean(), false), closes: day });
export type PollInput = z.output<typeof pollInput>;

/** Somebody's vote: all answers that they choose now, in place of those that they chose before. */
export const votePollInput = z.strictObject({
  id,
  choices: listOf(id, pollChoices.max).superRefine((ids, context) => {
    if (ids.length === 0) refuseField(context, [], 'input.required');
  }),
});
