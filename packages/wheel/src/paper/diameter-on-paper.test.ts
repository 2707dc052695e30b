import { expect, test } from 'vitest';
import type { WheelActivity } from '../types.ts';
import { diameterOnPaper } from './diameter-on-paper.ts';

const ringsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), title: `Ring ${index}`, color: '#1f6f8b' }));
const twoDigits = (number: number) => String(number).padStart(2, '0');
/** Activities of three weeks each, spread over the year and the rings. */
const activities = (count: number, rings: number): WheelActivity[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    ringId: String(Math.floor(index / 12) % rings),
    title: `Møte i utval ${index}`,
    startDate: `2026-${twoDigits((index % 12) + 1)}-${twoDigits((index % 7) + 1)}`,
    endDate: `2026-${twoDigits((index % 12) + 1)}-${twoDigits((index % 7) + 21)}`,
    isDone: false,
  }));
const width = 260;
/** Millimetres of paper per pixel for a wheel with `count` activities in `rings` rings. */
const pixel = (count: number, rings: number) =>
  width / diameterOnPaper(width, { year: 2026, rings: ringsOf(rings), activities: activities(count, rings) });

test('a full wheel is never drawn finer than one can read', () => {
  expect(pixel(3_000, 12)).toBeGreaterThan(0.26);
});

test('a wheel with little in it is drawn with large letters', () => {
  expect(pixel(5, 1)).toBeGreaterThan(0.3);
});

test('a fuller one is drawn finer, so that more titles have room', () => {
  expect(pixel(150, 3)).toBeLessThan(0.28);
});

test('on A4 too there is room for the numbers of the weeks', () => {
  const input = { year: 2026, rings: ringsOf(1), activities: activities(3, 1) };
  expect(diameterOnPaper(182, input)).toBeGreaterThanOrEqual(520);
});
