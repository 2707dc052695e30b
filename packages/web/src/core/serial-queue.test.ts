import { expect, test } from 'vitest';
import { serialQueue } from './serial-queue.ts';

/** A call whose answer the test decides. */
function call() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const state = { isSent: false };
  const action = () => {
    state.isSent = true;
    return promise;
  };
  return { state, action, answer: resolve, fail: reject };
}
const soon = () => new Promise((resolve) => setTimeout(resolve));

test('a tick that is taken back waits until the tick is answered, and only the last one says that all is done', async () => {
  const takeTurn = serialQueue();
  const [tick, back] = [call(), call()];
  const both = [takeTurn('7', tick.action), takeTurn('7', back.action)];
  await soon();
  expect([tick.state.isSent, back.state.isSent]).toEqual([true, false]);
  tick.answer('done');
  expect(await both[0]).toEqual({ answer: 'done', isLast: false });
  await soon();
  expect(back.state.isSent).toBe(true);
  back.answer('open');
  expect(await both[1]).toEqual({ answer: 'open', isLast: true });
});

test('another activity waits for nobody', async () => {
  const takeTurn = serialQueue();
  const [one, other] = [call(), call()];
  void takeTurn('7', one.action);
  const turn = takeTurn('8', other.action);
  await soon();
  other.answer('done');
  expect(await turn).toEqual({ answer: 'done', isLast: true });
});

test('what fails holds nobody up', async () => {
  const takeTurn = serialQueue();
  const [one, other] = [call(), call()];
  const failed = takeTurn('7', one.action);
  const turn = takeTurn('7', other.action);
  one.fail(new Error('no network'));
  await expect(failed).rejects.toThrow('no network');
  other.answer('done');
  expect(await turn).toEqual({ answer: 'done', isLast: true });
});
