import { expect, test } from 'vitest';
import { atWork } from '../../core/testing/hook.tsx';
import { serverWith } from '../../core/testing/server.ts';
import { useImport } from './use-import.ts';

const table = { name: 'plan.csv', tables: ['Plan'], hidden: [], table: 0, year: 2027, shape: 'LIST', headerRows: 1 };
const read = { importPreview: { __typename: 'ImportPreview', ...table, named: null, columns: [], rows: [] } };

/** A server that reads what was brought in with its own options, and refuses to read it with others. */
const refusing = (code: string) =>
  serverWith({
    ImportPreview: ({ options }) => {
      if (Object.keys(options as object).length > 0) throw new Error(code);
      return read;
    },
  });

test('a table that cannot be read anew stays as it was read last, with the reason', async () => {
  refusing('unavailable');
  const bringing = await atWork(() => useImport('', undefined), '/import?reference=r1');
  expect(bringing.now().preview?.name).toBe('plan.csv');
  await bringing.perform(({ setOptions }) => setOptions({ year: 2028 }));
  expect([bringing.now().preview?.name, bringing.now().error === undefined]).toEqual(['plan.csv', false]);
});

test('a table that is gone is shown no more', async () => {
  refusing('notFound');
  const bringing = await atWork(() => useImport('', undefined), '/import?reference=r1');
  await bringing.perform(({ setOptions }) => setOptions({ year: 2028 }));
  expect([bringing.now().preview, bringing.now().error === undefined]).toEqual([undefined, false]);
});
