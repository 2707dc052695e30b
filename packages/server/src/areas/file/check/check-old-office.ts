import { createReadStream } from 'node:fs';
import type { FileTypeName } from '@samspel/domain/file/file';
import { Refusal } from '@samspel/domain/refusal';
import { bytesIn } from './bytes-in.ts';
import { container } from './container.ts';

/** The parts of which a file of an old format has one. */
const parts: Partial<Record<FileTypeName, readonly (keyof typeof container)[]>> = {
  doc: ['doc'],
  xls: ['xls', 'xls5'],
  ppt: ['ppt'],
};

/**
 * Looks for what a file of the old formats of Word, Excel or PowerPoint has in it: many programs keep their own in the same container. Throws
 * `file.macros` if it has macros, `file.password` if it is locked with one, `file.mismatch` if it is of another program.
 */
export async function checkOldOffice(path: string, type: FileTypeName): Promise<void> {
  const found = await bytesIn(createReadStream(path), container);
  if (found.has('macros')) throw new Refusal('file.macros', 'file');
  if (found.has('locked')) throw new Refusal('file.password', 'file');
  if (!parts[type]!.some((part) => found.has(part))) throw new Refusal('file.mismatch', 'file');
}
