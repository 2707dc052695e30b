import { expect, test, vi } from 'vitest';
import { onPage } from '../../../core/testing/page.tsx';
import { refuse, serverWith } from '../../../core/testing/server.ts';
import { SeriesSave } from './series-save.tsx';

const fields = { of: () => undefined, touch: () => {}, checkAll: async () => true, showAll: () => {}, stray: false };
const days = { id: '3', startDate: '2026-06-08' };

/** The form of a series with changes; the server says what they would do to its activities. */
async function saving(change: { days?: typeof days; isChanged?: boolean }, preview: object = { removed: 0, added: 0 }) {
  const counts = { __typename: 'EventChangePreview', kept: 3, keptMoved: 0, removedMoved: 0, ...preview };
  serverWith({ PreviewEventChange: 'removed' in preview ? { previewEventChange: counts } : refuse('conflict') });
  const calls = { send: vi.fn(async () => undefined), onDone: vi.fn(), onCancel: vi.fn(), refuse: vi.fn() };
  const page = await onPage(
    <SeriesSave
      {...calls}
      errors={{ ...fields, refuse: calls.refuse }}
      conflict={{ open: null, meet: async () => false, close: () => {} }}
      isChanged={change.isChanged ?? true}
      days={change.days ?? null}
      isSending={false}
      sayProblem={() => 'Nei'}
    >
      <p>Felt</p>
    </SeriesSave>,
  );
  return { page, ...calls, save: () => page.press('form button', 'Lagre') };
}

test('days that cannot be looked at are not saved', async () => {
  const { save, send, refuse } = await saving({ days }, {});
  await save();
  expect([send.mock.calls.length, refuse.mock.calls.length]).toEqual([0, 1]);
});

test('new days that remove activities are saved only after the warning', async () => {
  const { page, save, send, onDone } = await saving({ days }, { removed: 2, added: 0 });
  await save();
  expect([page.names('dialog button').includes('Lagre'), send.mock.calls.length]).toEqual([true, 0]);
  await page.press('dialog button', 'Lagre');
  expect([send.mock.calls.length, onDone.mock.calls]).toEqual([1, [[true]]]);
});

test('new days that keep every activity are saved at once', async () => {
  const { page, save, send, onDone } = await saving({ days });
  await save();
  expect([page.names('dialog'), send.mock.calls.length, onDone.mock.calls]).toEqual([[], 1, [[true]]]);
});

test('other changes are saved without a question, and no change is not sent', async () => {
  const changed = await saving({});
  await changed.save();
  expect([changed.send.mock.calls.length, changed.onDone.mock.calls]).toEqual([1, [[false]]]);
  const unchanged = await saving({ isChanged: false });
  await unchanged.save();
  expect([unchanged.send.mock.calls.length, unchanged.onDone.mock.calls]).toEqual([0, [[false]]]);
});
