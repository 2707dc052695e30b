import { describe, expect, test } from 'vitest';
import { cropMoves, leastShown, moveCrop } from './move-crop.ts';

const picture = { width: 400, height: 200 };
/** The middle square of half the height. */
const middle = { unit: '%', x: 37.5, y: 25, width: 25, height: 50 } as const;

describe('what is shown of a picture', () => {
  test.each([
    ['up', { x: 37.5, y: 20 }],
    ['down', { x: 37.5, y: 30 }],
    ['left', { x: 35, y: 25 }],
    ['right', { x: 40, y: 25 }],
  ] as const)('moves %s', (move, to) => {
    expect(moveCrop(middle, move, picture)).toEqual({ ...middle, ...to });
  });

  test('grows and shrinks around its middle', () => {
    expect(moveCrop(middle, 'larger', picture)).toEqual({ unit: '%', x: 35, y: 20, width: 30, height: 60 });
    expect(moveCrop(middle, 'smaller', picture)).toEqual({ unit: '%', x: 40, y: 30, width: 20, height: 40 });
  });

  test.each(cropMoves)('stays square, within the picture, and not too small, however often it goes %s', (move) => {
    let crop: ReturnType<typeof moveCrop> = middle;
    for (let press = 0; press < 50; press += 1) crop = moveCrop(crop, move, picture);
    const side = (crop.width * picture.width) / 100;
    expect((crop.height * picture.height) / 100).toBeCloseTo(side);
    expect(side).toBeGreaterThanOrEqual(leastShown - 0.001);
    for (const edge of [crop.x, crop.y, 100 - crop.x - crop.width, 100 - crop.y - crop.height])
      expect(edge).toBeGreaterThanOrEqual(-0.001);
  });
});
