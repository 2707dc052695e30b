import { rm } from 'node:fs/promises';
import { Refusal } from '@samspel/domain/refusal';
import sharp, { type ResizeOptions } from 'sharp';
import { refusalOfTrouble } from '../../../core/errors/unavailable.ts';

/** The most pixels that a picture may have: enough for a panorama of a good camera, and no more than the memory can take. */
const mostPixels = 100_000_000;

// One picture at a time on one thread, so that people who upload many do not make others wait.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Redraws a picture as WebP, without the camera's metadata, into another file; a failure leaves no file. Throws `file.mismatch` if it cannot be
 * drawn. @param quality of WebP, 1 to 100
 */
export async function redraw(path: string, to: string, size: ResizeOptions, quality: number): Promise<void> {
  try {
    await sharp(path, { limitInputPixels: mostPixels, sequentialRead: true })
      .rotate()
      .resize(size)
      .webp({ quality })
      .toFile(to);
  } catch (error) {
    await rm(to, { force: true });
    throw refusalOfTrouble(error) ?? new Refusal('file.mismatch', 'file');
  }
}
