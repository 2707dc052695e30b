import { richTextOf } from '@samspel/domain/text/plain-text';
import { expect, test, vi } from 'vitest';
import { onPage, type ShownPage } from '../../../core/testing/page.tsx';
import { refuse, serverWith } from '../../../core/testing/server.ts';
import type { DiscussionPartsFragment } from '../../../generated/graphql.ts';
import { QuestionEdit } from './question-edit.tsx';
import type { QuestionPart } from './use-question-edit.ts';

const question = {
  ...{ id: '7', version: 2, title: 'Kven rydder snø?', body: JSON.stringify(richTextOf('Vi leitar.')) },
} as DiscussionPartsFragment;

/** Begins to edit a part of a question, on a server that refuses each title. */
async function editing(part: QuestionPart) {
  const onDone = vi.fn();
  const asked = serverWith({ UpdateDiscussion: refuse('input.tooLong', 'input.title') });
  const page = await onPage(<QuestionEdit discussion={question} part={part} onDone={onDone} />);
  return { page, onDone, asked };
}
const isAsked = (page: ShownPage) => page.names('dialog[open] button').includes('Forkast');

test('Escape leaves a title in which nothing is changed', async () => {
  const { page, onDone } = await editing('title');
  await page.key('Escape');
  expect(onDone).toHaveBeenCalledOnce();
});

test('Escape in a changed title asks, and takes the change back without saving it', async () => {
  const { page, onDone, asked } = await editing('title');
  await page.write('Tittel', 'Kven strør?');
  await page.key('Escape');
  expect(onDone).not.toHaveBeenCalled();
  await page.press('dialog[open] button', 'Forkast');
  expect(onDone).toHaveBeenCalledOnce();
  expect(asked).toEqual([]);
});

test('Escape in the text of a question takes it back in the same way', async () => {
  const { page, onDone } = await editing('body');
  while (!document.querySelector('[contenteditable=true]')) await page.perform(() => {});
  await page.key('Escape');
  expect([onDone.mock.calls.length, isAsked(page)]).toEqual([1, false]);
});

test('a title that the server refuses says why under its field, and stays as it was written', async () => {
  const { page, onDone } = await editing('title');
  await page.write('Tittel', 'Kven strør?');
  await page.press('button', 'Lagre');
  const field = page.find<HTMLInputElement>('input', 'Tittel');
  expect([field.value, field.getAttribute('aria-invalid'), onDone.mock.calls.length]).toEqual([
    'Kven strør?',
    'true',
    0,
  ]);
  expect(page.text()).toContain('Nei');
});
