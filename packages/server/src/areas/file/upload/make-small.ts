import { type FileTypeName, pictureNames } from '@samspel/domain/file/file';
import { redraw } from './redraw.ts';

/** Pixels of a small picture at most, either way: twice what the grid shows, for sharp screens. */
const side = 480;

/**
 * Draws a picture anew, small, without what the camera wrote into it, into a file beside it; returns its path, or null for what is no picture.
 * Throws `file.mismatch` if it cannot be drawn.
 */
export async function makeSmall(path: string, is: FileTypeName): Promise<string | null> {
  if (!pictureNames.includes(is)) return null;
  const small = `${path}.small`;
  await redraw(path, small, { width: side, height: side, fit: 'inside', withoutEnlargement: true }, 78);
  return small;
}
