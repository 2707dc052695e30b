import { z } from 'zod';
import { emailOr } from '../account/account.input.ts';
import { asText, id, orElse, scalar } from '../input.ts';
import { Refusal } from '../refusal.ts';
import { isEmptyText, stripControl } from '../text/invisible.ts';

/** The longest message with something shared by mail, in UTF-16 code units. */
const shareMessageLimit = 1_000;

/** A message of several lines; one that holds only invisible characters becomes empty. Refused: `input.tooLong`. */
const message = scalar((given: string): string => {
  const text = asText(given).trim();
  if (text.length > shareMessageLimit) throw new Refusal('input.tooLong', undefined, { max: shareMessageLimit });
  return isEmptyText(text) ? '' : stripControl(text);
});

/** Mails the title and address of a thing, with a message (product/sharing#by-mail). Refused: `input.email` if nobody can have the address. */
export const shareInput = z.strictObject({ id, email: emailOr('input.email'), description: orElse(message, '') });
