import { z } from 'zod';
import { asText, id, maybe, scalar, title, version } from '../input.ts';
import { Refusal } from '../refusal.ts';
import { seenValue } from '../text/invisible.ts';
import { linkLimit } from '../text/link.ts';
import { webAddress } from './link.ts';

/** The address of a web page, for a link: http or https. Refused: `input.required`, `link.address`, `input.tooLong`. */
export const webPage = scalar((given: string): string => {
  const written = seenValue(asText(given));
  if (written === '') throw new Refusal('input.required');
  if (written.length > linkLimit) throw new Refusal('input.tooLong', undefined, { max: linkLimit });
  const address = webAddress(written);
  if (address === undefined) throw new Refusal('link.address');
  if (address.length > linkLimit) throw new Refusal('input.tooLong', undefined, { max: linkLimit });
  return address;
});

/** A link on the thing `meta`. */
export const createLinkInput = z.strictObject({ meta: id, label: title, href: webPage });

/** A new label or address for a link; what is left out stays. */
export const updateLinkInput = z.strictObject({ id, version, label: maybe(title), href: maybe(webPage) });

/** The links of the thing `meta`. */
export const linksInput = z.strictObject({ meta: id });
