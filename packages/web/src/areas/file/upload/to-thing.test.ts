import { richTextOf } from '@samspel/domain/text/plain-text';
import { expect, test } from 'vitest';
import { toThing } from './to-thing.ts';

const on = { id: '7', kind: 'DISCUSSION' } as const;

test('what is said of a file goes along as rich text, and nothing where nothing is said', () => {
  const fields = { type: 'DISCUSSION', metaid: '7' };
  expect(toThing(on, ' Frå møtet ').fields).toEqual({
    ...fields,
    description: JSON.stringify(richTextOf('Frå møtet')),
  });
  expect([toThing(on).fields, toThing(on, '  ').fields]).toEqual([fields, fields]);
});
