import type { z } from 'zod';
import { issuePath, issueToRefusalCode, issueToRefusalValues } from './input/issue.ts';
import { Refusal } from './refusal.ts';

export { atMost, listOf, listOrNone } from './input/lists.ts';
export { derivedText, requiredRichText, richText } from './input/rich-words.ts';
export { asText, maybe, orElse, scalar } from './input/scalar.ts';
export { choice, clockTime, colour, day, id, version, wholeNumber } from './input/values.ts';
export { plainLine, plainText, title } from './input/words.ts';

/**
 * Reads a value that came over the wire. Throws the first problem as a Refusal with its code and the dotted path of the field,
 * `input.access.organizations.1.organization`. `root` is the first part of that path; '' leaves it out.
 */
export function readInput<Schema extends z.ZodType>(schema: Schema, value: unknown, root = 'input'): z.output<Schema> {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const issue = result.error.issues[0]!;
  const field = [root, issuePath(issue)].filter((part) => part !== '').join('.');
  throw new Refusal(issueToRefusalCode(issue), field || undefined, issueToRefusalValues(issue));
}
