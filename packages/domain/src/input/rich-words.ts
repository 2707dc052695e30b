import { Refusal } from '../refusal.ts';
import { isEmptyText } from '../text/invisible.ts';
import { readWrittenText, type StoredText } from '../text/stored-text.ts';
import { asText, scalar } from './scalar.ts';

/**
 * Rich text as a JSON string; legacy and plain texts are converted (product/content#rich-text). Refused: `input.richText`, `input.link`,
 * `input.tooLong`.
 */
export const richText = scalar((given: string): StoredText => readWrittenText(asText(given)));

/** Rich text that must not be empty. Refused also: `input.required` when empty, `input.invisible` if it holds only invisible characters. */
export const requiredRichText = scalar((given: string): StoredText => {
  const stored = readWrittenText(asText(given));
  if (!isEmptyText(stored.text)) return stored;
  throw new Refusal(stored.text.trim() === '' ? 'input.required' : 'input.invisible');
});

/** The plain text that a client may send with rich text: accepted and dropped, since the server derives its own. */
export const derivedText = scalar((given: string): undefined => {
  asText(given);
})
  .nullish()
  .transform(() => undefined);
