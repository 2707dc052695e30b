import { Refusal } from '@samspel/domain/refusal';
import { expect, test } from 'vitest';
import { atWork } from '../testing/hook.tsx';
import { textPart } from './parts.tsx';
import { useEdited } from './use-edited.ts';

interface Stored {
  version: number;
  title: string;
  note: string;
}

const parts = () => [textPart<Stored>('title', 'Tittel'), textPart<Stored>('note', 'Notat')];
const start: Stored = { version: 1, title: 'Budsjett', note: '' };
const saves = [{ by: 'Ola', at: '2027-01-15T13:32:00Z', fields: ['title', 'note'] }];

/** Kari's form, after Ola has saved another title and a note. */
const karisForm = (theirs: Stored | null) =>
  atWork(() =>
    useEdited({
      start,
      formOf: (stored: Stored) => stored,
      parts,
      fetchNewest: async () => theirs && { stored: theirs, saves },
    }),
  );
const olas: Stored = { version: 2, title: 'Rekneskap', note: 'Hugs tala' };
const conflict = new Refusal('conflict');

test('a refusal that is no conflict opens no step, and what was typed stays', async () => {
  const form = await karisForm(olas);
  await form.perform(({ set }) => set({ title: 'Økonomi' }));
  let met: boolean | undefined;
  await form.perform(async (now) => (met = await now.conflict.meet(new Refusal('notAllowed'))));
  expect([met, form.now().conflict.open, form.now().form.title]).toEqual([false, null, 'Økonomi']);
});

test('a newer version that cannot be read is no conflict that can be settled', async () => {
  const form = await karisForm(null);
  await form.perform(({ set }) => set({ title: 'Økonomi' }));
  await form.perform(({ conflict: met }) => met.meet(conflict));
  expect([form.now().conflict.open, form.now().stored.version]).toEqual([null, 1]);
});

test('what only Ola changed is taken, what both changed is disputed, and the form holds mine until I choose', async () => {
  const form = await karisForm(olas);
  await form.perform(({ set }) => set({ title: 'Økonomi' }));
  await form.perform(({ conflict: met }) => met.meet(conflict));
  const { open } = form.now().conflict;
  expect(open?.taken.map(({ label }) => label)).toEqual(['Notat']);
  expect(open?.disputes.map(({ label, chosen, save }) => [label, chosen, save?.by])).toEqual([
    ['Tittel', undefined, 'Ola'],
  ]);
  expect(form.now().form).toMatchObject({ title: 'Økonomi', note: 'Hugs tala' });
  expect(form.now().stored.version).toBe(2);
});

test('theirs is chosen, then mine again: what I typed is not lost on the way', async () => {
  const form = await karisForm(olas);
  await form.perform(({ set }) => set({ title: 'Økonomi' }));
  await form.perform(({ conflict: met }) => met.meet(conflict));
  await form.perform((now) => now.conflict.open?.disputes[0]?.choose('theirs'));
  expect(form.now().form.title).toBe('Rekneskap');
  await form.perform((now) => now.conflict.open?.disputes[0]?.choose('mine'));
  expect(form.now().form.title).toBe('Økonomi');
});
