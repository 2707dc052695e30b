import { Refusal } from '../refusal.ts';
import { titleLimit } from '../subject.ts';
import { isEmptyText, stripControl } from '../text/invisible.ts';
import { readWrittenText, type StoredText } from '../text/stored-text.ts';
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

/** Rich text as a JSON string; legacy and plain texts are converted (decision 34). Refused: `input.richText`, `input.link`, `input.tooLong`. */
export const richText = scalar((given: string): StoredText => readWrittenText(asText(given)));

/** Rich text that must say something. Refused also: `input.required` when empty, `input.invisible` when nothing of it can be seen. */
export const requiredRichText = scalar((given: string): StoredText => {
  const stored = readWrittenText(asText(given));
  if (!isEmptyText(stored.text)) return stored;
  throw new Refusal(stored.text.trim() === '' ? 'input.required' : 'input.invisible');
});

/** The plain text that a client may send beside rich text: read and dropped, since the server derives its own. */
export const derivedText = scalar((given: string): undefined => {
  asText(given);
})
  .nullish()
  .transform(() => undefined);
