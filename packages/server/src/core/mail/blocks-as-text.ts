import type { Block, Item } from './blocks.ts';

/** The longest line, in characters, that every mail program shows whole. A longer link is not broken. */
const width = 76;

/** Writes blocks as plain text. */
export const asText = (blocks: readonly Block[]): string =>
  blocks.map((block) => textOf(block).join('\n')).join('\n\n');

function textOf(block: Block): string[] {
  if ('heading' in block) return wrapped(block.heading);
  if ('words' in block) return wrapped(block.words);
  if ('quote' in block) return block.quote.split('\n').flatMap((line) => wrapped(line, '> '));
  if ('button' in block) return [`${block.button}:`, block.url];
  if ('foot' in block)
    return [
      // With its space, so that mail programs know what follows for a signature, and fold it (RFC 3676, 4.3).
      '-- ',
      ...block.foot.flatMap(({ words, url }) => [...wrapped(url ? `${words}:` : words), ...(url ? [url] : [])]),
    ];
  const { title, items, more } = block;
  return [
    ...(title === null ? [] : [...wrapped(title.toUpperCase()), '']),
    ...items.flatMap(itemLines),
    ...(more ? [more] : []),
  ];
}

function itemLines({ sentence, when, url }: Item): string[] {
  const words = sentence.map(({ text }) => text).join('');
  const [first = '', ...rest] = wrapped(`${words}, ${when}`, '  ');
  return [`* ${first.slice(2)}`, ...rest, ...(url ? [`  ${url}`] : [])];
}

/** Breaks text into lines of at most `width`, each with the same beginning. */
function wrapped(text: string, before = ''): string[] {
  const lines: string[] = [];
  let line = before;
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    if (line.length > before.length && line.length + 1 + word.length > width) {
      lines.push(line);
      line = before;
    }
    line += line.length > before.length ? ` ${word}` : word;
  }
  return [...lines, line].flatMap(cut);
}

/** Cuts a very long word, since a line of mail has at most 998 bytes (RFC 5322). */
const cut = (line: string): string[] => line.match(/.{1,240}/gsu) ?? [''];
