import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { documentReader } from './document.ts';

const schema = buildSchema('type Query { id: ID }');
const stranger = (index: number) => `{ id } #${String(index).padEnd(19_000, '.')}`;

it('of many long documents only the latest are kept; one that is asked again and again is never forgotten', () => {
  const read = documentReader(schema);
  const [often, first] = [read('{ id }'), read(stranger(0))];
  expect(read(stranger(0))).toBe(first);
  for (let index = 1; index < 100; index += 1) {
    read(stranger(index));
    expect(read('{ id }')).toBe(often);
  }
  expect(read(stranger(99))).toBe(read(stranger(99)));
  expect(read(stranger(0))).not.toBe(first);
});
