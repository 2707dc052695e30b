import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { isNewEnough } from './node.mjs';

it('every Node that npm brings for a machine is new enough to run the project', () => {
  const brought = Object.entries(manifest.optionalDependencies);
  expect(brought.length).toBe(4);
  expect(brought.filter(([, version]) => !isNewEnough(version))).toEqual([]);
});

it.each([
  ['24.6.9', false],
  ['24.7.0', true],
  ['20.20.2', false],
  ['26.0.0', true],
])('Node %s is new enough: %s', (version, is) => {
  expect(isNewEnough(version)).toBe(is);
});
