import { expect, test } from 'vitest';
import { orientations, papers, shownParts } from '../address/print-choices.ts';
import { daysBeside, sheetFormat } from './sheet-format.ts';

const every = papers.flatMap((paper) =>
  orientations.flatMap((orientation) => shownParts.map((show) => ({ paper, orientation, show }))),
);

test.each(every)('nothing sticks out of %j', (choices) => {
  const { width, height, margin, wheel, columns, columnWidth, gap, isBeside } = sheetFormat(choices);
  const widthOf = (count: number) => count * columnWidth + (count - 1) * gap;
  const inner = width - 2 * margin;
  expect(widthOf(columns.next)).toBeCloseTo(inner);
  if (wheel === null) return;
  expect(wheel).toBeLessThanOrEqual(Math.min(inner, height - 2 * margin));
  if (choices.show === 'both' && isBeside)
    expect(wheel + gap + widthOf(columns.first)).toBeLessThanOrEqual(inner + 0.01);
});

test('a wheel alone is as large as its sheet', () => {
  expect(sheetFormat({ paper: 'a4', orientation: 'landscape', show: 'wheel' }).wheel).toBe(190);
  expect(sheetFormat({ paper: 'a3', orientation: 'portrait', show: 'wheel' }).wheel).toBe(273);
});

test('the list has no letters under seven points', () => {
  for (const choices of every) expect(Math.min(...sheetFormat(choices).letters)).toBeGreaterThanOrEqual(7);
});

test('days get room for a whole span only where titles keep enough of the column', () => {
  expect(daysBeside(60, 9)).toBeLessThan(daysBeside(90, 8));
});
