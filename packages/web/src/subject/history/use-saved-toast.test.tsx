import { expect, test } from 'vitest';
import { atWork } from '../../core/testing/hook.tsx';
import { refuse, serverWith } from '../../core/testing/server.ts';
import { told } from '../../core/testing/told.ts';
import { useSavedToast } from './use-saved-toast.ts';

const change = (id: string) => ({ lastChange: { id } });
const undone = { UndoChange: { undoChange: { __typename: 'Change', id: '5' } } };
const saved = async () => ({ said: told(), toast: await atWork(useSavedToast) });

test('a save that changed nothing offers nothing to undo', async () => {
  const { said, toast } = await saved();
  await toast.perform((say) => say({ lastChange: null }));
  await toast.perform((say) => say(null, 'Tilgangen er lagra'));
  expect(said.words).toEqual(['success: Lagra', 'success: Tilgangen er lagra']);
});

test('what was changed again since is not undone, and it says where to look', async () => {
  serverWith({ UndoChange: refuse('conflict') });
  const { said, toast } = await saved();
  await toast.perform((say) => say(change('5')));
  await toast.perform(() => said.take());
  expect(said.words).toEqual([
    'success: Lagra – Angre',
    'error: Det same er endra på nytt sidan. Opne historikken for å sjå kva som gjeld no.',
  ]);
});

test('where one of several cannot be undone, the rest is left as it is', async () => {
  const sent = serverWith({ UndoChange: refuse('conflict') });
  const { said, toast } = await saved();
  await toast.perform((say) => say([change('5'), change('6')]));
  await toast.perform(() => said.take());
  expect(sent).toEqual([{ name: 'UndoChange', with: { id: '5' } }]);
});

test('undoes just what was saved, all of it in the order given, and says so once', async () => {
  const sent = serverWith(undone);
  const { said, toast } = await saved();
  await toast.perform((say) => say([change('5'), null, change('6')]));
  await toast.perform(() => said.take());
  expect(sent.map((one) => one.with.id)).toEqual(['5', '6']);
  expect(said.words).toHaveLength(2);
  expect(said.words[1]).toMatch(/^success: /);
});
