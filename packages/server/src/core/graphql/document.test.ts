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

it('of 5,000 different short ones some 1,900 are kept', () => {
  const read = documentReader(schema);
  const documents = Array.from({ length: 5_000 }, (_, at) => `{ a${at}: id }`);
  const checked = documents.map((one) => read(one));
  const kept = documents.filter((one, at) => at >= 3_200 && read(one) === checked[at]).length;
  expect(kept).toBe(1_800);
  expect(documents.slice(0, 3_000).every((one, at) => read(one) !== checked[at])).toBe(true);
});
