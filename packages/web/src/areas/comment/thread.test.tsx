import { expect, test, vi } from 'vitest';
import { type Me, MeProvider } from '../../core/person/me.tsx';
import { onPage } from '../../core/testing/page.tsx';
import { serverWith } from '../../core/testing/server.ts';
import type { AnswerPartsFragment } from '../../generated/graphql.ts';
import { Thread } from './thread.tsx';

const organization = { __typename: 'Organization', id: '9', name: 'Fjordvik kommune', number: '9901' };
const author = { __typename: 'Person', id: '2', name: 'Ola Vik', uri: 'ola-vik-2', picture: null, organization };
const message = (text: string) =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });
const comment = (id: string, parent: string | null) => ({
  ...{ __typename: 'Comment', id, meta: '1', parent, author, status: 'PUBLISHED', version: 1, files: [], likes: 0 },
  ...{ message: message(`Ord ${id}`), dateCreated: '2026-11-01T09:00:00Z', editedAt: null, isLiked: false },
  ...{ mayEdit: false, mayRemove: false },
});
const answer = { ...comment('10', null), replies: [comment('11', '10')], replyCount: 2 };

/** The network of the page, to come back. */
const back = vi.hoisted(() => new Set<() => void>());
vi.mock('../../core/network/network.ts', async (original) => ({
  ...(await original<object>()),
  whenAnswered: (then: () => void) => {
    back.add(then);
    return () => back.delete(then);
  },
}));

/** Shows an answer with one of its two replies, and asks for the other without a network; then there is one. */
async function shown() {
  serverWith({ MoreReplies: { comment: { __typename: 'Comment', id: '10', more: [comment('12', '10')] } } });
  const answered = fetch;
  const page = await onPage(
    <MeProvider value={{ id: '1', organization, permissions: [] } as unknown as Me}>
      <ul>
        <Thread
          answer={answer as unknown as AnswerPartsFragment}
          address={undefined}
          mayComment={false}
          linked={null}
          isFresh={() => false}
          onQuote={() => {}}
        />
      </ul>
    </MeProvider>,
  );
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await page.press('button', 'Vis 1 svar til');
  await expect.poll(() => page.text()).toContain('Du er ikkje kopla til internett');
  vi.stubGlobal('fetch', answered);
  return page;
}

test('replies that cannot be fetched for want of a network are said to be missing, and come at another press', async () => {
  const page = await shown();
  await page.press('button', 'Prøv igjen');
  await expect.poll(() => page.text()).toContain('Ord 12');
  expect(page.text()).not.toContain('Du er ikkje kopla til internett');
  expect(page.names('button')).not.toContain('Vis 1 svar til');
});

test('they come by themselves when the network is back', async () => {
  const page = await shown();
  await page.perform(() => {
    for (const then of [...back]) then();
  });
  await expect.poll(() => page.text()).toContain('Ord 12');
  expect(page.text()).not.toContain('Du er ikkje kopla til internett');
});
