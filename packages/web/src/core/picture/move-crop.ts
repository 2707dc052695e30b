import type { Crop } from 'react-image-crop';

/** The ways in which buttons change what is shown of a picture. */
export const cropMoves = ['larger', 'smaller', 'up', 'down', 'left', 'right'] as const;
export type CropMove = (typeof cropMoves)[number];

/** How much a press changes, as a share of the picture's shorter side. */
const step = 0.05;
/** The least that is shown, in pixels of the screen: between the handles of its corners, of which 12 px are inside, 24 px are left to drag it by. */
export const leastShown = 48;

/** Returns a square crop, in percent of a picture, moved or resized around its middle, within the picture. @param picture its size on the screen */
export function moveCrop(crop: Crop, move: CropMove, picture: { width: number; height: number }): Crop {
  const short = Math.min(picture.width, picture.height);
  const at = {
    x: (crop.x * picture.width) / 100,
    y: (crop.y * picture.height) / 100,
    side: (crop.width * picture.width) / 100,
  };
  const wanted = at.side + { larger: 2, smaller: -2, up: 0, down: 0, left: 0, right: 0 }[move] * step * short;
  const side = Math.min(short, Math.max(Math.min(leastShown, short), wanted));
  const x = at.x + (at.side - side) / 2 + (move === 'right' ? step * short : move === 'left' ? -step * short : 0);
  const y = at.y + (at.side - side) / 2 + (move === 'down' ? step * short : move === 'up' ? -step * short : 0);
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  return {
    unit: '%',
    x: (within(x, picture.width - side) * 100) / picture.width,
    y: (within(y, picture.height - side) * 100) / picture.height,
    width: (side * 100) / picture.width,
    height: (side * 100) / picture.height,
  };
}
