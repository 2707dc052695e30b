import { pictureSide } from '@samspel/domain/file/picture';
import { type Crop, centerCrop, makeAspectCrop } from 'react-image-crop';

/** Width and height in pixels of the picture that is sent: the server scales it down once more. */
const side = pictureSide * 2;

/** Returns the largest square in the middle of a picture. */
export const middleOf = ({ width, height }: { width: number; height: number }): Crop =>
  centerCrop(makeAspectCrop({ unit: '%', width: 100 }, 1, width, height), width, height);

/** Draws the part of a picture inside a crop (in percent), square, on white. Throws if the browser cannot. */
export async function drawCrop(picture: HTMLImageElement, { x, y, width, height }: Crop): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const context = canvas.getContext('2d')!;
  const [across, down] = [picture.naturalWidth / 100, picture.naturalHeight / 100];
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x * across, y * down, width * across, height * down, 0, 0, side, side);
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!drawn) throw new Error('the browser drew nothing');
  return drawn;
}
