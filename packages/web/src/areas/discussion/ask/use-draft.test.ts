import { beforeEach, expect, test } from 'vitest';
import { fakeStorage } from '../../../storage/fake-storage.ts';
import { writeLocal } from '../../../storage/local.ts';
import { readDraft } from './use-draft.ts';

const name = 'draft.discussion.1.public';
const empty = { title: '', body: '', poll: null };
const poll = { choices: ['Ja', ''], isSeveral: true, closes: '' };
const keep = (draft: unknown) => writeLocal(name, JSON.stringify(draft));
beforeEach(() => void fakeStorage());

test('a draft comes back with its poll, unfinished as it was', () => {
  keep({ title: 'Kva dag?', body: '', poll });
  expect(readDraft(name)).toEqual({ title: 'Kva dag?', body: '', poll });
});

test('a draft from before there were polls comes back, and one that makes no sense is none', () => {
  keep({ title: 'Kva dag?', body: '' });
  expect(readDraft(name)).toEqual({ ...empty, title: 'Kva dag?' });
  keep({ title: 7, poll: { choices: 'Ja' } });
  expect(readDraft(name)).toEqual(empty);
  writeLocal(name, '{');
  expect(readDraft(name)).toEqual(empty);
  expect(readDraft(`${name}.other`)).toEqual(empty);
});
