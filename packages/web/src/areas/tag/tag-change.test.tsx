import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { refuse, serverWith } from '../../core/testing/server.ts';
import { toast } from '../../ui/overlay/toaster.tsx';
import { FollowTag } from './follow-tag.tsx';
import { MergeTag } from './merge-tag.tsx';
import { RenameTag } from './rename-tag.tsx';
import { TagChips } from './tag-chips.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const tagOf = (title: string, id = '3') => ({ __typename: 'Tag', id, title, color: '#123456', isFollowing: true });

/** Shows a part of a tag's page, with a server that changes tags or refuses to. */
async function atTag(part: ReactNode, refusal?: string) {
  const told: string[] = [];
  vi.spyOn(toast, 'success').mockImplementation((words) => void told.push(words));
  vi.spyOn(toast, 'error').mockImplementation((words) => void told.push(`Feil: ${words}`));
  const change = (field: string, titleOf: (input: Record<string, string>) => string) =>
    refusal
      ? refuse(refusal)
      : (variables: Record<string, unknown>) => {
          const input = (variables.input ?? variables) as Record<string, string>;
          return { [field]: tagOf(titleOf(input)) };
        };
  const asked = serverWith({
    RenameTag: change('renameTag', ({ newTitle }) => newTitle!.trim()),
    MergeTags: change('mergeTags', ({ into }) => into!),
    FollowTag: change('followTag', ({ title }) => title!),
    UnfollowTag: change('unfollowTag', ({ title }) => title!),
    SearchTags: { searchTags: [tagOf('Budsjett', '3'), tagOf('Budsjettarbeid', '4')] },
  });
  const sentTo = (name: string) => asked.filter((one) => one.name === name).map((one) => one.with);
  return { page: await onPage(part), sentTo, told };
}

const renaming = (onTurned = vi.fn(), onClose = vi.fn()) => ({
  part: <RenameTag title="Budsjett" onTurned={onTurned} onClose={onClose} />,
  onTurned,
  onClose,
});

test('a tag without a name is refused under its field, and nothing is sent', async () => {
  const { part, onClose } = renaming();
  const { page, sentTo } = await atTag(part);
  await page.write('Nytt namn', '  ');
  await page.press('button', 'Lagre');
  expect(page.find('input', 'Nytt namn').getAttribute('aria-invalid')).toBe('true');
  expect([sentTo('RenameTag').length, onClose.mock.calls.length]).toEqual([0, 0]);
});

test('a name that another tag has is refused in the form, which keeps what was written', async () => {
  const { part, onTurned } = renaming();
  const { page, told } = await atTag(part, 'tag.taken');
  await page.write('Nytt namn', 'Økonomi');
  await page.press('button', 'Lagre');
  expect(page.names('[role=alert]')).toEqual(['Nei']);
  expect(page.find<HTMLInputElement>('input', 'Nytt namn').value).toBe('Økonomi');
  expect([told.length, onTurned.mock.calls.length]).toEqual([0, 0]);
});

test('the same name again is sent to nobody, and the form closes', async () => {
  const { part, onClose, onTurned } = renaming();
  const { page, sentTo } = await atTag(part);
  await page.press('button', 'Lagre');
  expect([sentTo('RenameTag').length, onTurned.mock.calls.length]).toEqual([0, 0]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('renamed, the page becomes that of the name which the server has made of what was written', async () => {
  const { part, onTurned } = renaming();
  const { page, sentTo, told } = await atTag(part);
  await page.write('Nytt namn', 'Økonomi ');
  await page.press('button', 'Lagre');
  expect(sentTo('RenameTag')).toEqual([{ input: { title: 'Budsjett', newTitle: 'Økonomi ' } }]);
  expect(onTurned).toHaveBeenCalledExactlyOnceWith('Økonomi');
  expect(told).toEqual(['Merkelappen heiter no «Økonomi»']);
});

test('a name that was begun is asked about before it is lost', async () => {
  const { part, onClose } = renaming();
  const { page } = await atTag(part);
  await page.write('Nytt namn', 'Øko');
  await page.press('button', 'Avbryt');
  expect(onClose).not.toHaveBeenCalled();
  await page.press('dialog button', 'Forkast');
  expect(onClose).toHaveBeenCalledTimes(1);
});

const merging = (onTurned = vi.fn(), onClose = vi.fn()) => ({
  part: <MergeTag title="Budsjett" count={4} onTurned={onTurned} onClose={onClose} />,
  onTurned,
  onClose,
});
const field = 'Merkelappen som skal stå att';

/** Types letters, and waits until the search has found something; it starts when the typing pauses. */
async function find(page: Awaited<ReturnType<typeof onPage>>, letters: string) {
  await page.write(field, letters);
  for (let turn = 0; turn < 200 && page.names('[role=option]').length === 0; turn += 1) await page.perform(() => {});
}

test('nothing is merged until it is chosen into what, and it is said how much that touches', async () => {
  const { part } = merging();
  const { page, sentTo } = await atTag(part);
  expect(page.text()).toContain('4 ting som har «Budsjett»');
  await page.press('button', 'Slå saman');
  expect(page.text()).toContain('Vel ein merkelapp frå lista');
  expect(sentTo('MergeTags')).toEqual([]);
});

test('a tag is not offered to be merged with itself', async () => {
  const { part } = merging();
  const { page } = await atTag(part);
  await find(page, 'budsj');
  expect(page.names('[role=option]')).toEqual(['Budsjettarbeid']);
});

test('what was chosen can be taken away again, and then it is asked for', async () => {
  const { part } = merging();
  const { page, sentTo } = await atTag(part);
  await find(page, 'budsj');
  await page.press('[role=option]', 'Budsjettarbeid');
  await page.press('button', 'Fjern «Budsjettarbeid»');
  await page.press('button', 'Slå saman');
  expect(sentTo('MergeTags')).toEqual([]);
});

test('merged, the page becomes that of the tag that is left', async () => {
  const { part, onTurned, onClose } = merging();
  const { page, sentTo, told } = await atTag(part);
  await find(page, 'budsj');
  await page.press('[role=option]', 'Budsjettarbeid');
  await page.press('button', 'Slå saman');
  expect(sentTo('MergeTags')).toEqual([{ input: { title: 'Budsjett', into: 'Budsjettarbeid' } }]);
  expect([told, onClose.mock.calls.length]).toEqual([['«Budsjett» er slått saman med «Budsjettarbeid»'], 1]);
  expect(onTurned).toHaveBeenCalledExactlyOnceWith('Budsjettarbeid');
});

test('a merging that is refused leaves the question open, with the reason', async () => {
  const { part, onTurned, onClose } = merging();
  const { page, told } = await atTag(part, 'notAllowed');
  await find(page, 'budsj');
  await page.press('[role=option]', 'Budsjettarbeid');
  await page.press('button', 'Slå saman');
  expect(told.map((words) => words.startsWith('Feil: '))).toEqual([true]);
  expect([onTurned.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0]);
});

test('following says how it stands now, and a press asks for the other', async () => {
  const { page, sentTo } = await atTag(<FollowTag tag={{ title: 'Budsjett', isFollowing: true }} />);
  expect(page.find('button', 'Følgjer').getAttribute('aria-pressed')).toBe('true');
  await page.press('button', 'Følgjer');
  expect(sentTo('UnfollowTag')).toEqual([{ title: 'Budsjett' }]);
  await page.show(<FollowTag tag={{ title: 'Budsjett', isFollowing: false }} />);
  expect(page.find('button', 'Følg').getAttribute('aria-pressed')).toBe('false');
  await page.press('button', 'Følg');
  expect(sentTo('FollowTag')).toEqual([{ input: { title: 'Budsjett' } }]);
});

test('a tag that could not be followed says why', async () => {
  const part = <FollowTag tag={{ title: 'Budsjett', isFollowing: false }} />;
  const { page, told } = await atTag(part, 'notFound');
  await page.press('button', 'Følg');
  expect(told.map((words) => words.startsWith('Feil: '))).toEqual([true]);
});

test('a tag leads to its page, whatever signs its name has', async () => {
  const page = await onPage(<TagChips label="Merkelappar" tags={[tagOf('Plan/bygg 50 %') as never]} />);
  expect(page.find('a', 'Plan/bygg 50 %').getAttribute('href')).toBe('/tag/Plan%2Fbygg%2050%20%25');
  expect(page.names('ul')).toEqual(['Merkelappar']);
});
