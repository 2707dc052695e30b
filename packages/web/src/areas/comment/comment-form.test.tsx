import { plainTextOf, richTextOf } from '@samspel/domain/text/plain-text';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { refuse, serverWith } from '../../core/testing/server.ts';
import { fakeStorage } from '../../storage/fake-storage.ts';
import { writeLocal } from '../../storage/local.ts';
import { type FilesBefore, SectionProvider } from '../../subject/sections/page-section.ts';
import { CallError } from '../../texts/problem.ts';
import { readRichText } from '../../ui/rich-text/read-rich-text.ts';
import { CommentForm } from './comment-form.tsx';
import { hasDraft } from './use-draft.ts';

vi.mock('../../core/person/me.tsx', () => ({ useMe: () => ({ id: '1' }) }));
const toasts = vi.hoisted(() => ({ error: vi.fn() }));
vi.mock('../../ui/overlay/toaster.tsx', () => ({ toast: toasts }));
beforeEach(() => void fakeStorage());
afterEach(() => vi.unstubAllGlobals());

const begun = JSON.stringify(richTextOf('Vi møtest måndag'));
const made = {
  ...{ __typename: 'Comment', id: '30', meta: '2', parent: null, status: 'PUBLISHED', version: 1, message: begun },
  ...{ dateCreated: '2026-11-25T09:00:00Z', editedAt: null, likes: 0, isLiked: false, mayEdit: true, mayRemove: true },
  ...{
    files: [],
    author: null,
    on: { __typename: 'Discussion', id: '2', commentCount: 1, answerCount: 1, lastUpdated: '2026-11-25T09:00:00Z' },
  },
};

/** Files that Kari picks from her machine, with one press. */
const picked = [new File(['1'], 'Referat.txt'), new File(['2'], 'Kart.png')];
const pending = picked.map((file) => ({ key: file.name, file, description: `Om ${file.name}` }));
const sendFile = vi.fn<FilesBefore['send']>();
const before: FilesBefore = {
  Pick: ({ files, onChange }) => (
    <>
      {files.map(({ key, file }) => (
        <p key={key}>{file.name}</p>
      ))}
      <button type="button" onClick={() => onChange(pending)}>
        Vel
      </button>
    </>
  ),
  send: sendFile,
  copy: async () => {},
};
const attachment = [{ name: 'file', kinds: ['COMMENT' as const], load: async () => ({ default: () => null }), before }];

/** Opens the form for a comment on thing 2; Kari may have a draft in this browser. */
async function writing({ draft = begun, parent, refusal }: { draft?: string; parent?: string; refusal?: string } = {}) {
  if (draft) writeLocal('draft.comment.1.2', draft);
  const asked = serverWith({
    RemoveComment: { removeComment: made },
    CreateComment: refusal ? refuse(refusal) : { createComment: made },
    CommentFiles: { comment: { __typename: 'Comment', id: '30', files: [] }, files: [] },
  });
  sendFile.mockReset();
  const onClose = vi.fn();
  const page = await onPage(
    <SectionProvider value={attachment}>
      <CommentForm meta="2" place="2" label="Skriv ein kommentar" {...(parent && { parent, onClose })} />
    </SectionProvider>,
  );
  const sent = () =>
    asked
      .filter(({ name }) => name === 'CreateComment')
      .map((one) => {
        const { message, ...rest } = one.with.input as { message: string };
        return { ...rest, words: plainTextOf(readRichText(message)).trim() };
      });
  return { page, asked, sent, onClose };
}

test('where nothing is begun there is nothing to send', async () => {
  const { page } = await writing({ draft: '' });
  expect(page.names('button')).not.toContain('Send');
});

test('what was begun before is there again, and it is said that it was kept', async () => {
  const { page } = await writing();
  expect(page.text()).toContain('Vi møtest måndag');
  expect(page.text()).toContain('Utkastet er teke vare på i denne nettlesaren.');
});

test('another person on the same machine does not get what Kari has begun', () => {
  writeLocal('draft.comment.1.2', begun);
  expect([hasDraft('1', '2'), hasDraft('4', '2')]).toEqual([true, false]);
});

test('a comment is sent once however often it is pressed, and then nothing of it is kept', async () => {
  const { page, sent } = await writing();
  const button = page.find('button', 'Send');
  await page.perform(() => {
    button.click();
    button.click();
  });
  expect(sent()).toEqual([{ meta: '2', words: 'Vi møtest måndag' }]);
  expect(hasDraft('1', '2')).toBe(false);
  expect(page.names('button')).not.toContain('Send');
});

test('a reply names what it replies to, and its place is put away when it is sent', async () => {
  const { page, sent, onClose } = await writing({ parent: '20' });
  await page.press('button', 'Send');
  expect(sent()).toEqual([{ meta: '2', parent: '20', words: 'Vi møtest måndag' }]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a comment that is refused is kept, with the server’s words beside it', async () => {
  const { page, onClose } = await writing({ parent: '20', refusal: 'comment.parentGone' });
  await page.press('button', 'Send');
  expect(page.text()).toContain('Nei');
  expect(page.text()).toContain('Vi møtest måndag');
  expect([hasDraft('1', '2'), onClose.mock.calls.length]).toEqual([true, 0]);
});

test('a reply that is given up leaves nothing behind', async () => {
  const { page, sent, onClose } = await writing({ parent: '20' });
  await page.press('button', 'Avbryt');
  expect([sent().length, hasDraft('1', '2'), onClose.mock.calls.length]).toEqual([0, false, 1]);
});

test('files that are picked while one writes hang on the comment, in their order, and the comment is read again with them', async () => {
  const { page, asked } = await writing();
  await page.press('button', 'Legg ved filer');
  await page.press('button', 'Vel');
  expect(sendFile).not.toHaveBeenCalled();
  await page.press('button', 'Send');
  expect(sendFile.mock.calls).toEqual(pending.map((one) => [one, { id: '30', kind: 'COMMENT' }]));
  expect(asked.map(({ name }) => name)).toEqual(['CreateComment', 'CommentFiles']);
  expect(page.text()).not.toContain('Referat.txt');
});

test('a file that fails is said by name, and the others are sent', async () => {
  const { page } = await writing();
  await page.press('button', 'Legg ved filer');
  await page.press('button', 'Vel');
  sendFile.mockRejectedValueOnce(
    new CallError({ code: 'file.mismatch', message: 'Innhaldet er noko anna', status: 400 }),
  );
  await page.press('button', 'Send');
  expect(sendFile).toHaveBeenCalledTimes(2);
  expect(toasts.error.mock.calls).toEqual([[expect.stringContaining('Referat.txt kom ikkje med: ')]]);
  expect(hasDraft('1', '2')).toBe(false);
});

test('a comment that is refused keeps its files, and none is sent', async () => {
  const { page } = await writing({ refusal: 'tooMuchToday' });
  await page.press('button', 'Legg ved filer');
  await page.press('button', 'Vel');
  await page.press('button', 'Send');
  expect(sendFile).not.toHaveBeenCalled();
  expect(page.text()).toContain('Referat.txt');
});

test('files alone are a comment, whose names are sent with it', async () => {
  const { page, sent } = await writing({ draft: '' });
  await page.press('button', 'Legg ved filer');
  await page.press('button', 'Vel');
  await page.press('button', 'Send');
  expect(sent()).toEqual([{ meta: '2', words: '', files: ['Referat.txt', 'Kart.png'] }]);
  expect(sendFile).toHaveBeenCalledTimes(2);
});

test('where none of the files that were the comment arrives, nothing is left there, and they are still picked', async () => {
  const { page, asked } = await writing({ draft: '' });
  await page.press('button', 'Legg ved filer');
  await page.press('button', 'Vel');
  sendFile.mockRejectedValue(new CallError({ code: 'file.mismatch', message: 'Innhaldet er noko anna', status: 400 }));
  await page.press('button', 'Send');
  expect(asked.map(({ name }) => name)).toEqual(['CreateComment', 'CommentFiles', 'RemoveComment']);
  expect(page.text()).toContain('Referat.txt');
});
