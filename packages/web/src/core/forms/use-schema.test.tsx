import { expect, test } from 'vitest';
import { z } from 'zod';
import { atWork } from '../testing/hook.tsx';
import { useOnceLoaded, useSchema } from './use-schema.ts';

/** A form whose schema comes, or does not, when the test says so; `sent` has what each press was checked by. */
async function form() {
  const { promise, resolve, reject } = Promise.withResolvers<z.ZodType>();
  const load = () => promise;
  const sent: string[] = [];
  const used = await atWork(() => {
    const schema = useSchema(load);
    const press = useOnceLoaded(schema, async (title: string) =>
      sent.push(`${title}: ${schema?.safeParse(title).success}`),
    );
    return { press };
  });
  return { ...used, sent, resolve, reject };
}

test('a press before the schema has come waits for it, and is checked by it', async () => {
  const { perform, sent, resolve } = await form();
  await perform(({ press }) => press(''));
  expect(sent).toEqual([]);
  await perform(() => resolve(z.string().min(1)));
  expect(sent).toEqual([': false']);
  await perform(({ press }) => press('Barnevern'));
  expect(sent).toEqual([': false', 'Barnevern: true']);
});

test('a press is sent as it is if the schema cannot be fetched: the server checks it', async () => {
  const { perform, sent, reject } = await form();
  await perform(({ press }) => press(''));
  await perform(() => reject(new Error('away')));
  expect(sent).toEqual([': true']);
});
