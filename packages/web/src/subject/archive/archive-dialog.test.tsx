import { expect, test, vi } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { refuse, serverWith } from '../../core/testing/server.ts';
import { told } from '../../core/testing/told.ts';
import { FollowDocument, UnFollowDocument } from '../../generated/graphql.ts';
import { ArchiveDialog } from './archive-dialog.tsx';

const answer = {
  __typename: 'Reaction',
  id: '7',
  kind: 'CALENDAR',
  isFollowing: true,
  isLiked: false,
  likes: 0,
  followers: 1,
};
const server = { Follow: { follow: answer }, UnFollow: { unFollow: answer } };

/** Shows the dialog. Two other mutations by id replace those of a kind: following archives, unfollowing restores. */
async function dialog(status: 'DRAFT' | 'PUBLISHED' | 'ARCHIVED', myAccess: 'READ' | 'WRITE' = 'WRITE') {
  const onClose = vi.fn();
  const page = await onPage(
    <ArchiveDialog
      subject={{ id: '7', status, access: { myAccess } }}
      archive={FollowDocument}
      unArchive={UnFollowDocument}
      question={{ title: 'Arkivere årshjulet?', body: 'Ingen kan endre det.' }}
      whyNot={{ draft: 'Eit utkast kan ikkje arkiverast.', noWriteAccess: 'Du har berre lesetilgang.' }}
      consequences="Lenkjer sluttar å verke."
      onClose={onClose}
    />,
  );
  return { page, onClose };
}

test.each([
  ['a draft', 'DRAFT', 'WRITE', 'Eit utkast kan ikkje arkiverast.'],
  ['what one only reads', 'PUBLISHED', 'READ', 'Du har berre lesetilgang.'],
] as const)('%s says why it is not archived, and offers only to close', async (_, status, myAccess, why) => {
  const { page, onClose } = await dialog(status, myAccess);
  expect(page.text()).toContain(why);
  expect(page.text()).not.toContain('Arkivere årshjulet?');
  await page.perform(() =>
    [...document.querySelectorAll('dialog button')].at(-1)!.dispatchEvent(new MouseEvent('click', { bubbles: true })),
  );
  expect(onClose).toHaveBeenCalledOnce();
});

test('an archiving that is refused is told of', async () => {
  serverWith({ Follow: refuse('notAllowed') });
  const { words } = told();
  const { page } = await dialog('PUBLISHED');
  await page.press('dialog button', 'Arkiver');
  expect(words).toEqual([expect.stringMatching(/^error: /)]);
});

test('it warns of what comes of it, archives and closes', async () => {
  const sent = serverWith(server);
  const { page, onClose } = await dialog('PUBLISHED');
  expect(page.text()).toContain('Lenkjer sluttar å verke.');
  await page.press('dialog button', 'Arkiver');
  expect(sent).toEqual([{ name: 'Follow', with: { id: '7' } }]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('what is archived is fetched back, with no warning', async () => {
  const sent = serverWith(server);
  const { page } = await dialog('ARCHIVED');
  expect(page.text()).not.toContain('Lenkjer sluttar å verke.');
  await page.perform(() => [...document.querySelectorAll<HTMLElement>('dialog button')].at(-1)!.click());
  expect(sent).toEqual([{ name: 'UnFollow', with: { id: '7' } }]);
});
