import { Refusal } from '../refusal.ts';
import { isEmptyText, stripControl } from '../text/invisible.ts';
import { titleLimit } from '../text/title-limit.ts';
import { asText, scalar } from './scalar.ts';

/**
 * One line of text that must not be empty. Each run of line breaks, tabs and spaces becomes one space; control characters and outer white space are removed. Refused: `input.required`
 * when empty, `input.invisible` if it holds only invisible characters, `input.tooLong` above `max` UTF-16 units.
 */
export const plainLine = (max: number) => scalar((given: string): string => lineOf(asText(given), max));

/** The title of any subject: one line of at most 255 (product/content#titles). */
export const title = plainLine(titleLimit);

/** How many times longer than the line's limit a text may be when it is sent, since pasted text has line breaks and indents. */
const slack = 10;

function lineOf(given: string, max: number): string {
  const written = given.trim();
  if (written.length > max * slack) throw new Refusal('input.tooLong', undefined, { max });
  const line = stripControl(written)
    .replace(/\s{2,}|[\t\n]/gu, ' ')
    .trim();
  if (line === '') throw new Refusal('input.required');
  if (isEmptyText(line)) throw new Refusal('input.invisible');
  if (line.length > max) throw new Refusal('input.tooLong', undefined, { max });
  return line;
}

/**
 * Text of several lines without formatting; outer white space and control characters are removed. Refused: `input.tooLong` above `max` UTF-16 units.
 */
export const plainText = (max: number) =>
  scalar((given: string): string => {
    const text = stripControl(asText(given)).trim();
    if (text.length > max) throw new Refusal('input.tooLong', undefined, { max });
    return text;
  });
