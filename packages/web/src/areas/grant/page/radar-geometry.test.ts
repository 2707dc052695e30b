import { expect, test } from 'vitest';
import { cornersOf, linesOf, pointOf, written } from './radar-geometry.ts';

const gain = (['ORGANIZATION', 'ECONOMY', 'QUALITY'] as const).map((name, at) => ({
  type: 'GAIN' as const,
  name,
  sum: [0, 5, 1][at]!,
}));

test('the first axis points up, and the highest value reaches the rim', () => {
  const top = pointOf(0, 1);
  expect([Math.round(top.x * 100), Math.round(top.y * 100)]).toEqual([0, -100]);
  const [economy, quality, organization] = cornersOf(gain, 'GAIN')!;
  expect(written([economy!, organization!], 70)).toBe('0.0,-70.0 0.0,0.0');
  expect(Math.hypot(quality!.x, quality!.y)).toBeCloseTo(0.2);
});

test('fewer than three values of a type are not drawn', () => {
  expect(cornersOf(gain.slice(0, 2), 'GAIN')).toBeUndefined();
  expect(cornersOf(gain, 'EFFORT')).toBeUndefined();
});

test('a long name is written in lines', () => {
  expect(linesOf('Fag, tenestetilbod og kvalitet')).toEqual(['Fag,', 'tenestetilbod', 'og kvalitet']);
  expect(linesOf('Økonomi')).toEqual(['Økonomi']);
  expect(linesOf('Subject, services and quality')).toEqual(['Subject,', 'services and', 'quality']);
});
