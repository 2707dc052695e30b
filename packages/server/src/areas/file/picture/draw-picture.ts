import { pictureSide } from '@samspel/domain/file/picture';
import { redraw } from '../upload/redraw.ts';

/**
 * Redraws a local picture as a square, without the camera's metadata, into a file beside it; returns its path. What sticks out on either side is cut
 * off. Throws `file.mismatch` if it cannot be drawn.
 */
export async function drawPicture(path: string): Promise<string> {
  const drawn = `${path}.drawn`;
  await redraw(path, drawn, { width: pictureSide, height: pictureSide, fit: 'cover' }, 82);
  return drawn;
}
