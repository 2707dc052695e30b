import { Refusal } from '../refusal.ts';
import { isEmptyText, stripControl } from '../text/invisible.ts';
import { titleLimit } from '../text/title-limit.ts';
import { asText, scalar } from './scalar.ts';

/**
 * One line of text that must say something. Line breaks become spaces, control characters and outer white space go.
 * Refused: `input.required` when empty, `input.invisible` when nothing of it can be seen, `input.tooLong` above `max` UTF-16 units.
 */
export const plainLine = (max: number) => scalar((given: string): string => lineOf(asText(given), max));

/** The title of any subject: one line of at most 255 (product/content#titles). */
export const title = plainLine(titleLimit);

/** How many times longer than the line itself the text may be that it is made of: line breaks and indents of what was pasted. */
const slack = 10;

function lineOf(given: string, max: number): string {
  const written = given.trim();
  if (written.length > max * slack) throw new Refusal('input.tooLong', undefined, { max });
  const lines = stripControl(written).split('\n');
  const line = lines
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
  if (line === '') throw new Refusal('input.required');
  if (isEmptyText(line)) throw new Refusal('input.invisible');
  if (line.length > max) throw new Refusal('input.tooLong', undefined, { max });
  return line;
}

/** Text of several lines without formatting; outer white space and control characters go. Refused: `input.tooLong` above `max` UTF-16 units. */
export const plainText = (max: number) =>
  scalar((given: string): string => {
    const text = stripControl(asText(given)).trim();
    if (text.length > max) throw new Refusal('input.tooLong', undefined, { max });
    return text;
  });
