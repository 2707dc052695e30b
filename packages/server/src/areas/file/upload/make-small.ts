import { type FileTypeName, pictureNames } from '@samspel/domain/file/file';
import { redraw } from './redraw.ts';

/** The most pixels of a small picture, either way: twice what the grid shows, for sharp screens. */
const side = 480;

/**
 * Redraws a picture small, without the camera's metadata, into a file beside it; returns its path, or null if the file is not a picture. Throws
 * `file.mismatch` if it cannot be drawn.
 */
export async function makeSmall(path: string, is: FileTypeName): Promise<string | null> {
  if (!pictureNames.includes(is)) return null;
  const small = `${path}.small`;
  await redraw(path, small, { width: side, height: side, fit: 'inside', withoutEnlargement: true }, 78);
  return small;
}
