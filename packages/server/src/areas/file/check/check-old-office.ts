import { createReadStream } from 'node:fs';
import { Refusal } from '@samspel/domain/refusal';

/** The storage in which the old formats keep macros, with its name as their directory writes it. */
const macros = Buffer.from('_VBA_PROJECT', 'utf16le');

/** Throws `file.macros` if a file of the old formats of Word, Excel or PowerPoint has macros. */
export async function checkOldOffice(path: string): Promise<void> {
  let before: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const seen = Buffer.concat([before, chunk]);
    if (seen.includes(macros)) throw new Refusal('file.macros', 'file');
    before = seen.subarray(-macros.length);
  }
}
