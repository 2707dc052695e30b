import { declaredType, type FileTypeName } from '@samspel/domain/file/file';
import { Refusal } from '@samspel/domain/refusal';
import { fileTypeFromFile } from 'file-type';
import { checkDrawing } from './check-drawing.ts';
import { checkOffice } from './check-office.ts';
import { checkOldOffice } from './check-old-office.ts';
import { checkText } from './check-text.ts';

/** Checks the content of a local file, and throws if it is not what its type says. */
export type Check = (path: string, type: FileTypeName) => Promise<void>;

/** Checks that the signature of the content is that of a file extension. */
const signed =
  (ending: string): Check =>
  async (path) => {
    const found = await fileTypeFromFile(path);
    if (found?.ext !== ending) throw new Refusal('file.mismatch', 'file');
  };

const oldOffice: Check = async (path, type) => {
  await signed('cfb')(path, type);
  await checkOldOffice(path);
};

const checks: Record<FileTypeName, Check> = {
  doc: oldOffice,
  xls: oldOffice,
  ppt: oldOffice,
  docx: checkOffice,
  xlsx: checkOffice,
  pptx: checkOffice,
  pdf: signed('pdf'),
  jpeg: signed('jpg'),
  png: signed('png'),
  svg: checkDrawing,
  txt: checkText,
};

type Upload = { path: string; name: string; contentType: string; size: number };

/**
 * Returns the type that an upload's name, declared type and content agree on (product/content#files). Throws `file.notAccepted`, `file.empty`,
 * `file.mismatch`, and what the check of its type throws.
 */
export async function checkFile({ path, name, contentType, size }: Upload): Promise<FileTypeName> {
  const type = declaredType(name, contentType);
  if (!type) throw new Refusal('file.notAccepted', 'file');
  if (size === 0) throw new Refusal('file.empty', 'file');
  await checks[type](path, type);
  return type;
}
