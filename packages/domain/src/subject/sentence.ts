/** A stretch of a sentence, bold or not. */
export interface Stretch {
  text: string;
  isStrong: boolean;
}

/** Reads the Markdown of notifications: bold words, and characters that a backslash makes plain. All else is plain text. */
export function readSentence(markdown: string): Stretch[] {
  const stretches: Stretch[] = [];
  let isStrong = false;
  for (const [part, plain] of markdown.matchAll(/\\(.)|\*\*|[^\\*]+|./gs)) {
    if (part === '**') isStrong = !isStrong;
    else stretches.push({ text: plain ?? part, isStrong });
  }
  return stretches;
}

/** Returns a sentence without formatting, for a notice on the desktop or the subject of a mail. */
export const plainSentence = (markdown: string): string =>
  readSentence(markdown)
    .map(({ text }) => text)
    .join('');
