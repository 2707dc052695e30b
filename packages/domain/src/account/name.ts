import { stripControl } from '../text/invisible.ts';

/**
 * Returns at most two letters for an avatar: 'NN' without a name, the first two of a single word, otherwise the first of the first word and of the
 * last (product/accounts#initials). Letters are whole characters, also outside the basic plane.
 */
export function initialsOf(name: string | null | undefined): string {
  const words = (name ?? '')
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => Array.from(word));
  const first = words[0];
  if (!first) return 'NN';
  const letters = words.length === 1 ? first.slice(0, 2) : [first[0], words.at(-1)![0]];
  return letters.join('').toLocaleUpperCase('nb-NO');
}

/** Returns a name to begin with, made from the address: `kari.nes-dal@fjordvik.example` gives Kari Nes-Dal (product/accounts#organizations). */
export function nameFromEmail(email: string): string {
  const local = stripControl(email).split('@')[0]!.split('+')[0]!;
  const words = local.split(/[._\s]+/).filter(Boolean);
  return words.map(capitalized).join(' ') || email;
}

function capitalized(word: string): string {
  return word
    .split('-')
    .map((part) => part.charAt(0).toLocaleUpperCase('nb-NO') + part.slice(1))
    .join('-');
}
