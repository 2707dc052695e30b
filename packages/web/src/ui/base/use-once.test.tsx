import { expect, test } from 'vitest';
import { atWork } from '../../core/testing/hook.tsx';
import { useOnce } from './use-once.ts';

test('work that is under way is not begun again, and can be once it has failed', async () => {
  const begun: string[] = [];
  const save = await atWork(() =>
    useOnce(async (what: string) => {
      begun.push(what);
      if (what === 'fails') throw new Error('The server is away');
    }),
  );
  await expect(save.now()('fails')).rejects.toThrow('away');
  await Promise.all([save.now()('first'), save.now()('second')]);
  await save.now()('third');
  expect(begun).toEqual(['fails', 'first', 'third']);
});
