import { expect } from 'vitest';
import { refusalOf } from '../../../core/testing/answers.ts';
import type { World } from '../../../core/testing/world.ts';
import { everyTable } from '../../../subject/testing/things.ts';
import { call, type InputMutation } from './wheels.ts';

/** What is wrong, an input with that mistake, and the expected refusal: its code and the field that it names. */
export type BadInput = [what: string, input: () => object, code: string, field: string];

const doc = (...content: object[]) => JSON.stringify({ type: 'doc', content });

/** Invalid rich text. */
export const brokenText = doc({ type: 'text', text: 'x' });
/** Rich text with a link. */
export const link = (href: string) =>
  doc({ type: 'paragraph', content: [{ type: 'text', text: 'her', marks: [{ type: 'link', attrs: { href } }] }] });
/** One letter longer than a title may be. */
export const longTitle = 'å'.repeat(256);
/** A list of `count` items. */
export const many = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));

/** Checks that Kari's call gets the expected refusal, in readable words, and that nothing was written. */
export async function expectRefusal(world: World, name: InputMutation, [, input, code, field]: BadInput) {
  const before = await everyTable(world);
  const answer = await call(world, world.kari, name, input());
  expect(refusalOf(answer)).toEqual([code, field]);
  expect(answer.errors![0]!.message).not.toMatch(/undefined|\{/);
  expect(await everyTable(world)).toBe(before);
}
