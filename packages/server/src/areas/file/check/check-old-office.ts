import { createReadStream } from 'node:fs';
import { Refusal } from '@samspel/domain/refusal';
import { bytesIn } from './bytes-in.ts';

/** The storage in which the old formats keep macros, with its name as their directory writes it. */
const macros = Buffer.from('_VBA_PROJECT', 'utf16le');

/** Throws `file.macros` if a file of the old formats of Word, Excel or PowerPoint has macros. */
export async function checkOldOffice(path: string): Promise<void> {
  if (await bytesIn(createReadStream(path), macros)) throw new Refusal('file.macros', 'file');
}
