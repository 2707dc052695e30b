import { afterEach, expect, test, vi } from 'vitest';
import { atWork } from '../../core/testing/hook.tsx';
import { RemoveCalendarDocument } from '../../generated/graphql.ts';
import { toast } from '../../ui/overlay/toaster.tsx';
import { useRemove } from './use-remove.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Removes a year wheel while an older toast still offers something, with a server that gives this answer; returns what the person is shown. */
async function removed(answer: object, restore: (() => unknown) | null) {
  const told: string[] = [];
  vi.spyOn(toast, 'dismissAll').mockImplementation(() => void told.push('nothing of before'));
  vi.spyOn(toast, 'error').mockImplementation((words) => void told.push(words));
  vi.spyOn(toast, 'success').mockImplementation(
    (words, offer) => void told.push(offer ? `${words} – ${offer.words}` : words),
  );
  vi.stubGlobal('fetch', async () => Response.json(answer));
  const removing = await atWork(() =>
    useRemove({ id: '562', document: RemoveCalendarDocument, done: 'Sletta', restore }),
  );
  await removing.perform(({ remove }) => remove());
  return told;
}

const gone = { data: { removeCalendar: { __typename: 'Calendar', id: '562' } } };

test('what was offered of a thing before it was deleted is offered no more', async () => {
  expect(await removed(gone, () => {})).toEqual(['nothing of before', 'Sletta – Angre']);
});

test('who could not bring it back is offered nothing', async () => {
  expect(await removed(gone, null)).toEqual(['nothing of before', 'Sletta']);
});

test('what was not deleted keeps what was offered of it', async () => {
  const refused = { data: null, errors: [{ message: 'Nei', extensions: { code: 'notAllowed' } }] };
  expect(await removed(refused, () => {})).not.toContain('nothing of before');
});
