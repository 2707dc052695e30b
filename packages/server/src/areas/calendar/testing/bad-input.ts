import { expect } from 'vitest';
import { refusalOf } from '../../../core/testing/answers.ts';
import type { World } from '../../../core/testing/world.ts';
import { everything } from '../../../subject/testing/things.ts';
import { call, type InputMutation } from './wheels.ts';

/** What is wrong, the input that has it, and the refusal: its code and the field it names. */
export type BadInput = [what: string, input: () => object, code: string, field: string];

const doc = (...content: object[]) => JSON.stringify({ type: 'doc', content });

/** Rich text that is none. */
export const brokenText = doc({ type: 'text', text: 'x' });
/** Rich text with a link. */
export const link = (href: string) =>
  doc({ type: 'paragraph', content: [{ type: 'text', text: 'her', marks: [{ type: 'link', attrs: { href } }] }] });
/** One letter longer than a title may be. */
export const longTitle = 'å'.repeat(256);
/** A list of so many. */
export const many = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));

/** Holds that Kari's call is refused as it should, in whole words, and that nothing was written. */
export async function expectRefusal(world: World, name: InputMutation, [, input, code, field]: BadInput) {
  const before = await everything(world);
  const answer = await call(world, world.kari, name, input());
  expect(refusalOf(answer)).toEqual([code, field]);
  expect(answer.errors![0]!.message).not.toMatch(/undefined|\{/);
  expect(await everything(world)).toBe(before);
}
