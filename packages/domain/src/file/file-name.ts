import { Refusal } from '../refusal.ts';
import { stripControl } from '../text/invisible.ts';
import { titleLimit } from '../text/title-limit.ts';

/** Characters that reverse the direction of what follows, or draw nothing: with them `exe.fdp` reads as `pdf.exe` (product/content#files). */
const misleading = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** A word in quotes, as browsers write them in the name of a file that they send; a single one may be part of the name. */
const quoted = /%22([^%]*)%22/g;
/** Characters that some systems do not allow in a file name. */
const unsafe = /[<>:"|?*]/g;

/**
 * Returns the name of an uploaded file as it is stored: without folders, line breaks, direction marks and characters that draw nothing, and with
 * `_` for characters that some systems do not allow, such as quotes. Throws `input.required` if nothing is left but an ending, `input.tooLong`
 * above 255 UTF-16 units.
 */
export function cleanFileName(given: string, field = 'file'): string {
  const last = stripControl(given).normalize('NFC').split(/[\\/]/).at(-1)!;
  const name = last.replace(/\s+/gu, ' ').replace(misleading, '').replace(quoted, '"$1"').replace(unsafe, '_').trim();
  if (name === '' || /^\.+[^.]*$/.test(name)) throw new Refusal('input.required', field);
  if (name.length > titleLimit) throw new Refusal('input.tooLong', field, { max: titleLimit });
  return name;
}
