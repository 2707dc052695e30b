import { expect, test, vi } from 'vitest';
import { Form } from '../../ui/field/form.tsx';
import { onPage } from '../testing/page.tsx';
import { leaveAtEscape } from './leave-at-escape.ts';

/** Presses a key in a form in its place, of which a list inside may use the key; returns how often the form and what is around it were left. */
async function pressed(key: string, isUsed = false) {
  const [leave, leaveAround] = [vi.fn(), vi.fn()];
  const page = await onPage(
    <Form onSubmit={async () => {}} onKeyDown={leaveAtEscape(leave)}>
      <input aria-label="Tittel" onKeyDown={(event) => isUsed && event.preventDefault()} />
    </Form>,
  );
  const around = (event: KeyboardEvent) => !event.defaultPrevented && leaveAround();
  document.addEventListener('keydown', around);
  await page.perform(() =>
    page.find('input', 'Tittel').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  );
  document.removeEventListener('keydown', around);
  return [leave.mock.calls.length, leaveAround.mock.calls.length];
}

test('Escape leaves the form, and not what is around it', async () => {
  expect(await pressed('Escape')).toEqual([1, 0]);
});

test('an Escape that a list in the form has used leaves nothing', async () => {
  expect(await pressed('Escape', true)).toEqual([0, 0]);
});

test('no other key leaves it', async () => {
  expect((await pressed('Enter'))[0]).toBe(0);
});
