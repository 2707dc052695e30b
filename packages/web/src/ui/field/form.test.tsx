import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { Form } from './form.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Shows a form on a page; the test decides when each sending ends. */
async function formOnPage() {
  const ends: PromiseWithResolvers<void>[] = [];
  const onSubmit = () => {
    const end = Promise.withResolvers<void>();
    ends.push(end);
    return end.promise;
  };
  const page = document.createElement('div');
  await act(async () => createRoot(page).render(<Form onSubmit={onSubmit} />));
  const form = page.querySelector('form')!;
  return {
    ends,
    press: () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
    form,
  };
}

test('what is pressed again while it is sent is not sent again, not even before the page is drawn anew', async () => {
  const { ends, press } = await formOnPage();
  await act(async () => {
    press();
    press();
  });
  await act(async () => press());
  expect(ends.length).toBe(1);
});

test('when it is over it can be sent again', async () => {
  const { ends, press } = await formOnPage();
  press();
  await act(async () => ends[0]!.resolve());
  await act(async () => press());
  expect(ends.length).toBe(2);
});

test('the browser sends nothing itself, and shows no words of its own', async () => {
  const { press, form } = await formOnPage();
  expect(press(), 'goes on to the browser').toBe(false);
  expect(form.noValidate).toBe(true);
});
