import { beforeEach, expect, test, vi } from 'vitest';
import { atWork } from '../testing/hook.tsx';
import type { LiveFrame } from './frames.ts';
import { readWhatIsOffered, useLiveSubject } from './live-subject.ts';

let hear: (frame: LiveFrame) => void;
vi.mock('./socket.ts', () => ({
  listenOn: () => () => {},
  onLiveReturn: () => () => {},
  onLiveFrame: (heard: typeof hear) => {
    hear = heard;
    return () => {};
  },
}));
const readAgain = vi.fn();
beforeEach(() => readAgain.mockClear());

const change: LiveFrame = { type: 'META_UPDATE', id: 7, by: 'kari', client: 'tab of Kari' };
const page = (isReadable: boolean) =>
  atWork(() => useLiveSubject('7', { readAgain, isReadable: async () => isReadable }));

test('a page that may no longer be read is read again at once, and is not offered to be', async () => {
  const { now, perform } = await page(false);
  await perform(() => hear(change));
  await expect.poll(() => readAgain).toHaveBeenCalledOnce();
  expect(now().isUpdatedElsewhere).toBe(false);
});

test('a page whose right was lost before the server listened is read again; a refusal alone offers nothing', async () => {
  const refused: LiveFrame = { type: 'refused', channel: 'META_7' };
  const lost = await page(false);
  await lost.perform(() => hear({ type: 'refused', channel: 'META_8' }));
  expect(readAgain).not.toHaveBeenCalled();
  await lost.perform(() => hear(refused));
  await expect.poll(() => readAgain).toHaveBeenCalledOnce();
  const kept = await page(true);
  await kept.perform(() => hear(refused));
  expect(kept.now().isUpdatedElsewhere).toBe(false);
  expect(readAgain).toHaveBeenCalledOnce();
});

test('a page that may still be read is only offered to be read again', async () => {
  const { now, perform } = await page(true);
  await perform(() => hear(change));
  await expect.poll(() => now().isUpdatedElsewhere).toBe(true);
  expect(readAgain).not.toHaveBeenCalled();
});

test('a page that offers to be read again is read, and offers it no more, once a form has shown the newer version', async () => {
  const { now, perform } = await page(true);
  await perform(() => hear(change));
  await expect.poll(() => now().isUpdatedElsewhere).toBe(true);
  await perform(() => readWhatIsOffered());
  expect(readAgain).toHaveBeenCalled();
  expect(now().isUpdatedElsewhere).toBe(false);
  readAgain.mockClear();
  await perform(() => readWhatIsOffered());
  expect(readAgain).not.toHaveBeenCalled();
});
