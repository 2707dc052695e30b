import { expect, test, vi } from 'vitest';
import { onPage } from '../../../core/testing/page.tsx';
import { refuse, serverWith } from '../../../core/testing/server.ts';
import { AddItem } from './add-item.tsx';

/** The field for a new item of an activity's checklist. The server adds the item, or refuses. */
async function adding(refusal?: string) {
  const parent = { __typename: 'EventInstance', id: '9', todoProgress: null, todos: [] };
  const added = { __typename: 'Todo', id: '4', title: 'Kake', description: null, note: null, isDone: false, index: 3 };
  const asked = serverWith({
    CreateTodo: refusal ? refuse(refusal) : { createTodo: { ...added, version: 1, parent } },
  });
  const [onAdded, report] = [vi.fn(), vi.fn()];
  const guard = { report, before: (action: () => void) => action() };
  const page = await onPage(<AddItem parent="9" guard={guard} onAdded={onAdded} />);
  const field = () => page.find<HTMLInputElement>('input', 'Legg til punkt');
  return { page, field, onAdded, report, sent: () => asked.map((one) => one.with) };
}

test('an item without words is not added', async () => {
  const { page, sent } = await adding();
  await page.write('Legg til punkt', '  ');
  await page.press('button', 'Legg til');
  expect(sent()).toEqual([]);
});

test('an added item is told of, and the field is ready for the next', async () => {
  const { page, field, onAdded, sent } = await adding();
  await page.write('Legg til punkt', 'Kake ');
  await page.press('button', 'Legg til');
  expect(sent()).toEqual([{ parent: '9', title: 'Kake ' }]);
  expect([field().value, onAdded.mock.calls]).toEqual(['', [['Kake']]]);
});

test('what is refused stays written, with the reason until it is changed', async () => {
  const { page, field, onAdded } = await adding('input.tooLong');
  await page.write('Legg til punkt', 'Kake');
  await page.press('button', 'Legg til');
  expect([field().value, field().getAttribute('aria-invalid'), onAdded.mock.calls]).toEqual(['Kake', 'true', []]);
  await page.write('Legg til punkt', 'Kaker');
  expect(field().getAttribute('aria-invalid')).not.toBe('true');
});

test('words that are not added yet count as unsaved, until they are gone', async () => {
  const { page, report } = await adding();
  await page.write('Legg til punkt', 'Kake');
  expect(report.mock.lastCall).toContain(true);
  await page.write('Legg til punkt', '');
  expect(report.mock.lastCall).toContain(false);
});
