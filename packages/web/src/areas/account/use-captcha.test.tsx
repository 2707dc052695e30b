import { Refusal } from '@samspel/domain/refusal';
import { expect, test } from 'vitest';
import { atWork } from '../../core/testing/hook.tsx';
import { useCaptcha } from './use-captcha.ts';

const demand = new Refusal('auth.captcha', 'captcha');

test('shows itself once the server demands it, which is no fault of the person', async () => {
  const captcha = await atWork(useCaptcha);
  expect(captcha.now().isDemanded).toBe(false);
  let isFirst: boolean | undefined;
  await captcha.perform((now) => (isFirst = now.demandedBy(demand)));
  expect([isFirst, captcha.now().isDemanded]).toEqual([true, true]);
});

test('demanded again, the answer was wrong: that is said', async () => {
  const captcha = await atWork(useCaptcha);
  await captcha.perform((now) => now.demandedBy(demand));
  let isFirst: boolean | undefined;
  await captcha.perform((now) => (isFirst = now.demandedBy(demand)));
  expect(isFirst).toBe(false);
});

test('another refusal demands nothing', async () => {
  const captcha = await atWork(useCaptcha);
  await captcha.perform((now) => now.demandedBy(new Refusal('auth.wrongPin', 'pinCode')));
  expect(captcha.now().isDemanded).toBe(false);
});

test('an answer is good once: after a refusal the widget begins anew', async () => {
  const captcha = await atWork(useCaptcha);
  await captcha.perform((now) => now.setAnswer('eyJ'));
  const { round } = captcha.now();
  await captcha.perform((now) => now.renew());
  expect([captcha.now().answer, captcha.now().round]).toEqual([undefined, round + 1]);
  await captcha.perform((now) => now.renew());
  expect(captcha.now().round, 'nothing was used up').toBe(round + 1);
});

test('taken, it goes until the server asks again', async () => {
  const captcha = await atWork(useCaptcha);
  await captcha.perform((now) => now.demandedBy(demand));
  await captcha.perform((now) => now.setAnswer('eyJ'));
  await captcha.perform((now) => now.dismiss());
  expect([captcha.now().isDemanded, captcha.now().answer]).toEqual([false, undefined]);
});
