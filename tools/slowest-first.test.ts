import { expect, it } from 'vitest';
import { slowestFirst } from './slowest-first.mjs';

it('the slowest file of a project comes first, one that was never measured before it, and a project stays together', () => {
  const files = [
    { project: 'pure', path: 'days.test.ts' },
    { project: 'server', path: 'quick.test.ts' },
    { project: 'journeys', path: 'forum.test.ts' },
    { project: 'server', path: 'new.test.ts' },
    { project: 'tools', path: 'new-area.test.ts' },
    { project: 'server', path: 'slow.test.ts' },
  ];
  const seconds = {
    'days.test.ts': 900,
    'quick.test.ts': 1,
    'slow.test.ts': 30,
    'forum.test.ts': 60,
    'new-area.test.ts': 180,
  };
  expect(slowestFirst(files, seconds).map(({ path }) => path)).toEqual([
    'new-area.test.ts',
    'forum.test.ts',
    'new.test.ts',
    'slow.test.ts',
    'quick.test.ts',
    'days.test.ts',
  ]);
});
