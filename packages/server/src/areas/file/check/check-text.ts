import { createReadStream } from 'node:fs';
import { Refusal } from '@samspel/domain/refusal';

/** Control characters that texts have: tab, line breaks, page breaks, the end of a file of DOS, and escape. */
const usual = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a, 0x1b]);

/** What a text begins with that Windows calls Unicode. */
const wide: Record<string, string> = { fffe: 'utf-16le', feff: 'utf-16be' };

/** Throws `file.mismatch` where a file is no text: in UTF-8 or an older set of letters, or in the UTF-16 of Windows. */
export async function checkText(path: string): Promise<void> {
  let holds: ((chunk: Buffer) => boolean) | undefined;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    holds ??= checkerOf(wide[chunk.subarray(0, 2).toString('hex')]);
    if (!holds(chunk)) throw new Refusal('file.mismatch', 'file');
  }
}

/** What looks at one block of a text after the other. */
function checkerOf(encoding: string | undefined): (chunk: Buffer) => boolean {
  if (!encoding) return (chunk) => chunk.every((byte) => (byte >= 0x20 && byte !== 0x7f) || usual.has(byte));
  const decoder = new TextDecoder(encoding, { fatal: true });
  return (chunk) => {
    try {
      return !decoder.decode(chunk, { stream: true }).includes('\0');
    } catch {
      return false;
    }
  };
}
