import { beginsAs } from '@samspel/domain/file/begins-as';
import { type FileTypeName, typeByName } from '@samspel/domain/file/file';
import { Refusal } from '@samspel/domain/refusal';
import { checkOffice } from './check-office.ts';
import { checkOldOffice } from './check-old-office.ts';
import { checkText } from './check-text.ts';
import { readApart } from './read-apart.ts';
import { readHead } from './read-head.ts';

/** Checks the content of a local file that begins as its type says, and throws if it is something else. */
export type Check = (path: string, type: FileTypeName) => Promise<void>;

const checks: Partial<Record<FileTypeName, Check>> = {
  doc: checkOldOffice,
  xls: checkOldOffice,
  ppt: checkOldOffice,
  docx: checkOffice,
  xlsx: checkOffice,
  pptx: checkOffice,
  svg: (drawing) => readApart({ drawing }, 'file.tooComplex'),
  txt: checkText,
};

type Upload = { path: string; name: string; size: number };

/**
 * Returns the type that an upload's name and content agree on (product/content#files). Throws `file.notAccepted`, `file.empty`, `file.mismatch`,
 * and what the check of its type throws.
 */
export async function checkFile({ path, name, size }: Upload): Promise<FileTypeName> {
  const type = typeByName(name);
  if (!type) throw new Refusal('file.notAccepted', 'file');
  if (size === 0) throw new Refusal('file.empty', 'file');
  if (!beginsAs(type, await readHead(path))) throw new Refusal('file.mismatch', 'file');
  await checks[type]?.(path, type);
  return type;
}
