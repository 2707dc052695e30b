import { expect, test, vi } from 'vitest';
import { onPage } from '../../../core/testing/page.tsx';
import { refuse, serverWith } from '../../../core/testing/server.ts';
import { told } from '../../../core/testing/told.ts';
import type { ActivityDetailsFragment } from '../../../generated/graphql.ts';
import { DeleteActivityDialog } from './delete-activity-dialog.tsx';

/** Shows the dialog for 'Budsjett', one of `total` in its series; the server says that `left` remain, or refuses. */
async function deleting(total: number, left = total - 1, refusal?: string) {
  const { words, take } = told();
  const progress = { __typename: 'Progress', done: 0, total: left };
  const asked = serverWith({
    RemoveActivity: refusal ? refuse(refusal) : { removeEventInstance: { __typename: 'Event', id: '3', progress } },
    RemoveSeries: refusal ? refuse(refusal) : { removeEvent: true },
    RestoreActivity: { restoreEventInstance: { __typename: 'EventInstance', id: '9', status: 'PUBLISHED' } },
    RestoreSeries: { restoreEvent: { __typename: 'Event', id: '3', status: 'PUBLISHED' } },
  });
  const calls = { onClose: vi.fn(), onRemoved: vi.fn() };
  const activity = { id: '9', title: 'Budsjett', event: { id: '3', progress: { total } } } as ActivityDetailsFragment;
  const page = await onPage(<DeleteActivityDialog activity={activity} {...calls} />);
  const confirm = () => page.press('dialog button', 'Slett');
  const choose = (name: string) => page.perform(() => page.find('input', name).click());
  return { page, asked, ...calls, words, take, confirm, choose };
}

test('an activity that is alone is asked about once, with how long it can be brought back', async () => {
  const { page, asked, confirm, words, onRemoved } = await deleting(1);
  expect(page.names('input')).toEqual([]);
  expect(page.text()).toContain('Han ligg i papirkorga i 30 dagar.');
  expect(asked).toEqual([]);
  await confirm();
  expect(asked).toEqual([{ name: 'RemoveActivity', with: { id: '9', scope: 'ONE' } }]);
  expect(words).toEqual(['success: «Budsjett» er sletta – Angre']);
  expect(onRemoved).toHaveBeenCalledOnce();
});

test('of a series one activity goes, unless more is chosen', async () => {
  const { page, asked, confirm } = await deleting(12);
  expect(page.names('input')).toEqual(['Slett berre denne', 'Slett denne og resten av serien', 'Slett heile serien']);
  await confirm();
  expect(asked[0]!.with).toEqual({ id: '9', scope: 'ONE' });
});

test('with the rest of a series it is said how many went, which the server knows', async () => {
  const { confirm, choose, asked, words } = await deleting(12, 5);
  await choose('Slett denne og resten av serien');
  await confirm();
  expect(asked[0]!.with).toEqual({ id: '9', scope: 'REST' });
  expect(words).toEqual(['success: 7 aktivitetar i «Budsjett» er sletta – Angre']);
});

test('a whole series goes by its own id, and comes back by it', async () => {
  const { confirm, choose, asked, take, page, words } = await deleting(12);
  await choose('Slett heile serien');
  await confirm();
  expect(words).toEqual(['success: 12 aktivitetar i «Budsjett» er sletta – Angre']);
  await page.perform(take);
  expect(asked.map(({ name, with: { id } }) => [name, id])).toEqual([
    ['RemoveSeries', '3'],
    ['RestoreSeries', '3'],
  ]);
});

test('one that may not be removed stays, and the reason is said', async () => {
  const { confirm, words, onRemoved } = await deleting(1, 0, 'notAllowed');
  await confirm();
  expect(words).toEqual(['error: Nei']);
  expect(onRemoved).not.toHaveBeenCalled();
});
