import { z } from 'zod';
import { Refusal, type RefusalCode, type RefusalValues } from '../refusal.ts';
import { stripHalves } from '../text/invisible.ts';

/** What a custom zod issue of ours carries. */
export type IssueParams = { code: RefusalCode; values: RefusalValues };

/**
 * A schema of one value. `read` returns the parsed value or throws a Refusal, whose code and values become the issue. An undefined or null value is
 * refused with `absent`, whose `values` may say more.
 */
export function scalar<Given, Out>(
  read: (given: Given) => Out,
  absent: RefusalCode = 'input.required',
  values: RefusalValues = {},
) {
  return z.custom<Given>().transform((given, context): Out => {
    try {
      if (given === undefined || given === null) throw new Refusal(absent, undefined, values);
      return read(given);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      const params: IssueParams = { code: problem.code, values: problem.values };
      context.addIssue({ code: 'custom', params });
      return z.NEVER;
    }
  });
}

/** More marks on one letter than any language uses (UAX #15 calls 30 the most). Putting them in order takes time by the square of their number. */
const tooManyMarks = /\p{M}{31}/u;

/**
 * Returns a text with its letters composed (å is one character, however it was typed), so that what looks the same is the same. A text with too many
 * marks on one letter stays as it is. Halves of surrogate pairs are left out. Throws Refusal `input.wrongType` if the value is not a text.
 */
export function asText(given: unknown): string {
  if (typeof given !== 'string') throw new Refusal('input.wrongType');
  const text = stripHalves(given);
  return tooManyMarks.test(text) ? text : text.normalize('NFC');
}

/** The same schema for a field that may be left out; null counts as left out. */
export function maybe<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish().transform((value) => value ?? undefined);
}

/** The same schema for a field that is `fallback` if left out or null. */
export function orElse<Schema extends z.ZodType, const Fallback extends z.output<Schema>>(
  schema: Schema,
  fallback: Fallback,
) {
  return schema.nullish().transform((value): z.output<Schema> => value ?? fallback);
}
