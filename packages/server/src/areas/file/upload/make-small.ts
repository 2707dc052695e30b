import { rm } from 'node:fs/promises';
import type { FileTypeName } from '@samspel/domain/file/file';
import { Refusal } from '@samspel/domain/refusal';
import sharp from 'sharp';
import { refusalOfTrouble } from '../../../core/errors/unavailable.ts';

/** Pixels of a small picture at most, either way: twice what the grid shows, for sharp screens. */
const side = 480;

/** Pixels that a picture may have: a panorama of a good camera, and no more than the memory is fit for. */
export const mostPixels = 100_000_000;

const pictures: readonly FileTypeName[] = ['jpeg', 'png'];

// One picture at a time on one thread: people who upload many do not make others wait.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Draws a picture anew, small, without what the camera wrote into it, into a file beside it; returns its path, or null for what is no picture.
 * Throws `file.mismatch` where it cannot be drawn.
 */
export async function makeSmall(path: string, is: FileTypeName): Promise<string | null> {
  if (!pictures.includes(is)) return null;
  const small = `${path}.small`;
  try {
    await sharp(path, { limitInputPixels: mostPixels, sequentialRead: true })
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toFile(small);
    return small;
  } catch (error) {
    await rm(small, { force: true });
    throw refusalOfTrouble(error) ?? new Refusal('file.mismatch', 'file');
  }
}
