import { pinInput } from '@samspel/domain/account/account.input';
import { Refusal } from '@samspel/domain/refusal';
import { expect, test, vi } from 'vitest';
import { atWork, type HookAtWork } from '../testing/hook.tsx';
import { useSentForm } from './use-sent-form.ts';

type PinForm = ReturnType<typeof usePinForm>;

const load = async () => pinInput;
const start = { email: 'kari@fjordvik.example', pinCode: '' };
/** A form whose PIN is emptied when it is refused, as on the page. */
function usePinForm(send: (output: { pinCode: string }) => Promise<unknown>, loaded = load) {
  const form = useSentForm({
    load: loaded,
    start,
    send,
    onError: (error) => {
      form.set({ pinCode: '' });
      form.errors.refuse(error);
    },
  });
  // The page shows it.
  form.errors.of('pinCode');
  return form;
}

const wrongPin = new Refusal('auth.wrongPin', 'pinCode');
const shown = (form: HookAtWork<PinForm>) => form.now().errors.of('pinCode');
const type = (form: HookAtWork<PinForm>, pinCode: string) => form.perform(({ set }) => set({ pinCode }));

test('a fault is shown once the form was to be sent, goes when it is mended, and nothing was sent', async () => {
  const send = vi.fn(async () => {});
  const form = await atWork(() => usePinForm(send));
  await type(form, '12');
  expect(shown(form)).toBeUndefined();
  await form.perform(({ submit }) => submit());
  expect(shown(form)).toContain('6 siffer');
  await type(form, '123456');
  expect(shown(form)).toBeUndefined();
  expect(send).not.toHaveBeenCalled();
});

test('what the schema made of the values is sent, the change of the moment too', async () => {
  const send = vi.fn(async () => {});
  const form = await atWork(() => usePinForm(send));
  await form.perform(({ submit }) => submit({ pinCode: '123 456' }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ email: start.email, pinCode: '123456' });
});

test("the server's no stays under the field that it emptied, until the person types", async () => {
  const form = await atWork(() => usePinForm(() => Promise.reject(wrongPin)));
  await form.perform(({ submit }) => submit({ pinCode: '123456' }));
  expect(form.now().values.pinCode).toBe('');
  const no = shown(form);
  expect(no).toBeTruthy();
  await type(form, '6');
  expect(shown(form)).toBeUndefined();
});

test('a no of a field that the form does not have is about the whole', async () => {
  const form = await atWork(() => usePinForm(() => Promise.reject(new Refusal('auth.captcha', 'captcha'))));
  await form.perform(({ submit }) => submit({ pinCode: '123456' }));
  expect([form.now().errors.stray, Boolean(form.now().errors.of(''))]).toEqual([true, true]);
});

test('it is busy while it is sent, and is not sent twice', async () => {
  let answer = () => {};
  const send = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const form = await atWork(() => usePinForm(send));
  await form.perform(({ submit }) => submit({ pinCode: '123456' }));
  expect(form.now().isBusy).toBe(true);
  await form.perform(({ submit }) => submit({ pinCode: '123456' }));
  expect(send).toHaveBeenCalledTimes(1);
  await form.perform(() => answer());
  expect(form.now().isBusy).toBe(false);
});

test('sent before its schema is there, it waits for it, and checks with it', async () => {
  let arrive = () => {};
  const late = () => new Promise<typeof pinInput>((resolve) => (arrive = () => resolve(pinInput)));
  const send = vi.fn(async () => {});
  const form = await atWork(() => usePinForm(send, late));
  await form.perform(({ submit }) => submit({ pinCode: '12' }));
  expect([form.now().isBusy, shown(form)]).toEqual([true, undefined]);
  await form.perform(() => arrive());
  expect(shown(form)).toContain('6 siffer');
  expect(send).not.toHaveBeenCalled();
});
