import { z } from 'zod';
import { asText, id, maybe, scalar } from '../input.ts';
import { Refusal } from '../refusal.ts';
import { withoutPunctuation } from '../subject/address.ts';
import { seenValue } from '../text/invisible.ts';
import { isShareUri, shareUriLength } from './share-link.ts';

/**
 * The uri of a share link, trimmed and lower-cased (product/sharing#making-a-link). Refused: `input.required` when empty, `input.tooShort`,
 * `input.tooLong`, and `input.uri` if it holds anything but a–z, 0–9 and single dashes, or no letter.
 */
const shareUri = scalar((given: string): string => {
  const uri = seenValue(asText(given)).toLowerCase();
  const { min, max } = shareUriLength;
  if (uri === '') throw new Refusal('input.required');
  if (uri.length > max) throw new Refusal('input.tooLong', undefined, { max });
  if (uri.length < min) throw new Refusal('input.tooShort', undefined, { min });
  if (!isShareUri(uri)) throw new Refusal('input.uri');
  return uri;
});

/** A share link for a year wheel (product/sharing#making-a-link). */
export const makeSharableInput = z.strictObject({ id, uri: shareUri });

/** A whole number within bounds, as an address writes it. Refused: `input.outOfRange`. */
const written = (min: number, max: number) =>
  scalar((given: string): number => {
    const text = seenValue(asText(given));
    const value = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= min && value <= max)) throw new Refusal('input.outOfRange', undefined, { min, max });
    return value;
  });

/**
 * What an anonymous reader asks for: twelve months from `start_month` (1–12, default 1) of a year (default the current one in Oslo). An impossible
 * uri is accepted here, so that it is not found in the same way as any other. Parameters that others added to the address are ignored.
 */
export const sharedYearInput = z
  .object({
    uri: scalar((given: string) => withoutPunctuation(seenValue(asText(given)).toLowerCase())),
    year: maybe(written(1900, 2999)),
    start_month: maybe(written(1, 12)),
  })
  .transform(({ uri, year, start_month: startMonth = 1 }) => ({ uri, year, startMonth }));
export type SharedYearInput = z.output<typeof sharedYearInput>;
