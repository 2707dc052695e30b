import { type FileTypeName, typeByName } from '@samspel/domain/file/file';
import { Refusal } from '@samspel/domain/refusal';
import { checkOffice } from './check-office.ts';
import { checkOldOffice } from './check-old-office.ts';
import { checkSignature } from './check-signature.ts';
import { checkText } from './check-text.ts';
import { readApart } from './read-apart.ts';

/** Checks the content of a local file, and throws if it is not what its type says. */
export type Check = (path: string, type: FileTypeName) => Promise<void>;

const oldOffice: Check = async (path) => {
  await checkSignature(path, 'container');
  await checkOldOffice(path);
};

const checks: Record<FileTypeName, Check> = {
  doc: oldOffice,
  xls: oldOffice,
  ppt: oldOffice,
  docx: checkOffice,
  xlsx: checkOffice,
  pptx: checkOffice,
  pdf: (path) => checkSignature(path, 'pdf'),
  jpeg: (path) => checkSignature(path, 'jpeg'),
  png: (path) => checkSignature(path, 'png'),
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
  await checks[type](path, type);
  return type;
}
