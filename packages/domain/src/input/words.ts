import { Refusal } from '../refusal.ts';
import { titleLimit } from '../subject/subject.ts';
import { isEmptyText, stripControl } from '../text/invisible.ts';
import { asText, scalar } from './scalar.ts';

/**
 * One line of text that must say something. Line breaks become spaces, control characters and outer white space go.
 * Refused: `input.required` when empty, `input.invisible` when nothing of it can be seen, `input.tooLong` above `max` UTF-16 units.
 */
export const plainLine = (max: number) => scalar((given: string): string => lineOf(asText(given), max));

/** The title of any subject: one line of at most 255 (spec 1 §5, spec 2 §9). */
export const title = plainLine(titleLimit);

function lineOf(given: string, max: number): string {
  const line = stripControl(given)
    .replace(/\s*\n\s*/g, ' ')
    .trim();
  if (line === '') throw new Refusal('input.required');
  if (isEmptyText(line)) throw new Refusal('input.invisible');
  if (line.length > max) throw new Refusal('input.tooLong', undefined, { max });
  return line;
}
