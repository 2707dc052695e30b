import { expect, it } from 'vitest';
import { closureOf, type Lock } from './closure.ts';

const lock: Lock = {
  'packages/server': { dependencies: { '@samspel/domain': '1', pg: '8', sharp: '1' } },
  'packages/domain': { dependencies: { zod: '4' } },
  'packages/server/node_modules/zod': { version: '3.0.0' },
  'node_modules/@samspel/domain': { link: true, resolved: 'packages/domain' },
  'node_modules/pg': { dependencies: { split: '1', zod: '3' }, peerDependencies: { 'pg-native': '3' } },
  'node_modules/pg/node_modules/split': {},
  'node_modules/split': {},
  'node_modules/zod': { version: '4.0.0' },
  'node_modules/sharp': { optionalDependencies: { '@img/linux': '1', '@img/win': '1' } },
  'node_modules/@img/linux': {},
  'node_modules/@img/win': {},
  'node_modules/vitest': {},
};
const isHere = (folder: string) => folder !== 'node_modules/@img/win';

it('holds what is needed at run time, each from where Node would find it, and nothing for other machines', () => {
  expect(closureOf(lock, ['packages/server'], isHere)).toEqual([
    'node_modules/@img/linux',
    'node_modules/pg',
    'node_modules/pg/node_modules/split',
    'node_modules/sharp',
    'node_modules/zod',
    'packages/domain',
    'packages/server',
  ]);
});

it('says what is needed and not installed', () => {
  expect(() => closureOf(lock, ['packages/server'], (folder) => folder !== 'node_modules/pg')).toThrow(
    'packages/server needs pg, which is not installed.',
  );
});
