import { Refusal } from '@samspel/domain/refusal';
import { expect, test, vi } from 'vitest';
import { onPage } from '../testing/page.tsx';
import { ConflictStep } from './conflict-step.tsx';
import { textPart } from './parts.tsx';
import { useEdited } from './use-edited.ts';

interface Stored {
  version: number;
  title: string;
  note: string;
}

const start: Stored = { version: 1, title: 'Budsjett', note: '' };
const parts = () => [textPart<Stored>('title', 'Tittel'), textPart<Stored>('note', 'Notat')];
const saves = [{ by: 'Ola Vik', at: '2027-01-15T13:32:00Z', fields: ['title', 'note'] }];

/** Shows Kari's form, in which she has changed the title while Ola saved `theirs`; 'Lagre' meets the conflict. */
async function karisForm(theirs: Partial<Stored>, onSave = vi.fn()) {
  function Form() {
    const { form, set, stored, conflict } = useEdited({
      start,
      formOf: (stored: Stored) => stored,
      parts,
      fetchNewest: async () => ({ stored: { ...start, version: 2, ...theirs }, saves }),
    });
    if (conflict.open)
      return (
        <ConflictStep conflict={conflict} isBusy={false} onSave={() => onSave({ ...form, version: stored.version })} />
      );
    return (
      <>
        <input aria-label="Tittel" value={form.title} onChange={({ target }) => set({ title: target.value })} />
        <button type="button" onClick={() => void conflict.meet(new Refusal('conflict'))}>
          Lagre
        </button>
      </>
    );
  }
  const page = await onPage(<Form />);
  await page.write('Tittel', 'Økonomi');
  await page.press('button', 'Lagre');
  return { page, onSave };
}

test('names who saved, and shows both versions of what both changed', async () => {
  const { page } = await karisForm({ title: 'Rekneskap' });
  expect(page.names('h3')).toEqual(['Ola Vik lagra endringar medan du skreiv']);
  expect(page.names('legend')).toEqual(['Tittel']);
  expect(page.text()).toContain('Økonomi');
  expect(page.text()).toContain('Rekneskap');
});

test('what only the other changed is told of and taken, with nothing to choose', async () => {
  const { page, onSave } = await karisForm({ note: 'Hugs tala' });
  expect(page.text()).toContain('Dette er nytt og blir teke med');
  expect(page.names('dt')).toEqual(['Notat']);
  expect(page.names('input')).toEqual([]);
  await page.press('button', 'Lagre');
  expect(onSave).toHaveBeenCalledWith({ version: 2, title: 'Økonomi', note: 'Hugs tala' });
});

test('nothing is saved before a version is chosen, and the focus goes to the choice that is missing', async () => {
  const { page, onSave } = await karisForm({ title: 'Rekneskap' });
  await page.press('button', 'Lagre');
  expect(onSave).not.toHaveBeenCalled();
  expect(page.text()).toContain('Vel ei av utgåvene');
  expect((document.activeElement as HTMLInputElement).type).toBe('radio');
});

test.each([
  ['mine', 0, 'Økonomi'],
  ['theirs', 1, 'Rekneskap'],
])('the chosen version is what is saved, with the number of the newer version: %s', async (_, at, title) => {
  const { page, onSave } = await karisForm({ title: 'Rekneskap' });
  await page.perform(() => document.querySelectorAll<HTMLInputElement>('input[type=radio]')[at]!.click());
  await page.press('button', 'Lagre');
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ version: 2, title, note: '' });
});

test('the way back leads to the form, with what was written in it', async () => {
  const { page } = await karisForm({ title: 'Rekneskap' });
  await page.press('button', 'Tilbake til skjemaet');
  expect(page.find<HTMLInputElement>('input', 'Tittel').value).toBe('Økonomi');
});

test('where nobody changed what the form holds, it is saved at once', async () => {
  const { page, onSave } = await karisForm({});
  expect(page.names('h3')).toEqual([]);
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ version: 2, title: 'Økonomi', note: '' });
});
