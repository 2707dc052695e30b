import { expect, test } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { BellSign } from './bell-sign.tsx';

test.each([
  [0, ''],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
])('%i new ones are %j on the bell', async (count, said) => {
  expect((await onPage(<BellSign count={count} />)).text()).toBe(said);
});
