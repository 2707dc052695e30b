import type { SourceTable } from '@samspel/domain/import/source-table';
import mammoth from 'mammoth';
import { readHtml } from './html.ts';
import { refusePacked } from './packed.ts';

/** Reads the tables of a Word document; pictures in it are left out. Throws `file.packed`, `file.mismatch`. */
export async function readDocx(bytes: Buffer): Promise<SourceTable[]> {
  await refusePacked(bytes);
  const { value } = await mammoth.convertToHtml(
    { buffer: bytes },
    { convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
  );
  return readHtml(value);
}
