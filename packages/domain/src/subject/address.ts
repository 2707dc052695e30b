/** Letters with a spelling of their own; from all others, Unicode removes the accent. */
const spellings: Record<string, string> = { æ: 'ae', ø: 'o', å: 'a', đ: 'd', ŋ: 'n', ŧ: 't', ß: 'ss', þ: 'th', ð: 'd' };
const longestSlug = 80;

/** Returns the last part of a thing's address: its title in a–z and 0–9, a dash, its id. */
export function subjectUri({ id, title }: { id: string | number; title: string }): string {
  const slug = slugOf(title);
  return slug ? `${slug}-${id}` : String(id);
}

/**
 * Returns the id at the end of an address, or null if there is none. Only the part after the last dash counts, so that old links survive a new
 * title. Ids are positive whole numbers of at most 15 digits, exact as a JavaScript number. The punctuation that a mail program takes for a part of
 * the address is passed over.
 */
export function idFromUri(uri: string): string | null {
  const last = withoutPunctuation(uri.slice(uri.lastIndexOf('-') + 1));
  return /^[1-9]\d{0,14}$/.test(last) ? last : null;
}

/** Takes off what a mail or chat program takes for the end of an address: the full stop of a sentence, a closing bracket or quotation mark. */
export function withoutPunctuation(address: string): string {
  let end = address.length;
  while (end > 0 && afterAddress.includes(address[end - 1]!)) end -= 1;
  return address.slice(0, end);
}

const afterAddress = '.,;:!?)]}>»”’"\'';

/** Writes a title in a–z and 0–9 with dashes between the words, at most 80 characters; empty if no such letter is left. */
export function slugOf(title: string): string {
  const spelled = title.toLowerCase().replace(/[æøåđŋŧßþð]/g, (letter) => spellings[letter]!);
  const words = spelled
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/);
  return words.filter(Boolean).join('-').slice(0, longestSlug).replace(/-$/, '');
}
