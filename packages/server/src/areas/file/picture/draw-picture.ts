import { rm } from 'node:fs/promises';
import { pictureSide } from '@samspel/domain/account/picture';
import { Refusal } from '@samspel/domain/refusal';
import sharp from 'sharp';
import { refusalOfTrouble } from '../../../core/errors/unavailable.ts';
import { mostPixels } from '../upload/make-small.ts';

/**
 * Draws a picture of this machine anew, square, without what the camera wrote into it, into a file beside it; returns its path. What stands out on
 * either side is cut off. Throws `file.mismatch` where it cannot be drawn.
 */
export async function drawPicture(path: string): Promise<string> {
  const drawn = `${path}.drawn`;
  try {
    await sharp(path, { limitInputPixels: mostPixels, sequentialRead: true })
      .rotate()
      .resize({ width: pictureSide, height: pictureSide, fit: 'cover' })
      .webp({ quality: 82 })
      .toFile(drawn);
    return drawn;
  } catch (error) {
    await rm(drawn, { force: true });
    throw refusalOfTrouble(error) ?? new Refusal('file.mismatch', 'file');
  }
}
