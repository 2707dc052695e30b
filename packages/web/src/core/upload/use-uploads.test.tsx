import { expect, test, vi } from 'vitest';
import { CallError, type ProblemCode } from '../../texts/problem.ts';
import { atWork } from '../testing/hook.tsx';
import { useUploads } from './use-uploads.ts';

const sendFile = vi.hoisted(() => vi.fn());
vi.mock('./send-file.ts', () => ({ sendFile }));

const to = { path: '/file/upload', fields: {} };
const fails = (code: ProblemCode) => async () => {
  throw new CallError({ code, message: 'Nei', status: 400 });
};

test.each<[ProblemCode, boolean]>([
  ['file.mismatch', true],
  ['input.tooLong', true],
  ['offline', false],
  ['storage.away', false],
  ['noSpace', false],
])('after %s the file itself is refused: %s; otherwise it can be tried again', async (code, isRefused) => {
  sendFile.mockImplementationOnce(fails(code));
  const work = await atWork(() => useUploads(to, () => {}));
  await work.perform(({ add }) => add([new File(['Hei'], 'Notat.txt')]));
  expect(work.now().all).toMatchObject([{ state: 'failed', why: 'Nei', isRefused }]);
});

test('one that failed and is tried again is there', async () => {
  sendFile.mockImplementationOnce(fails('offline')).mockResolvedValueOnce(undefined);
  const onDone = vi.fn();
  const work = await atWork(() => useUploads(to, onDone));
  await work.perform(({ add }) => add([new File(['Hei'], 'Notat.txt')]));
  expect(onDone).not.toHaveBeenCalled();
  await work.perform(({ all, retry }) => retry(all[0]!.key));
  expect([work.now().all, onDone.mock.calls]).toEqual([[], [['Notat.txt']]]);
});
