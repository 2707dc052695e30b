import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { combineLists, merge, type Part, type Versions } from './merge.ts';

interface Form {
  title: string;
  deadline: string;
  tags: readonly string[];
}

const field = (name: 'title' | 'deadline'): Part<Form> => ({
  name,
  read: (form) => form[name],
  write: (form, value) => ({ ...form, [name]: value }),
});
const tags: Part<Form, readonly string[]> = {
  name: 'tags',
  read: (form) => form.tags,
  write: (form, value) => ({ ...form, tags: value }),
  combine: combineLists,
};
const parts = [field('title'), field('deadline'), tags as Part<Form>];
const base: Form = { title: 'Budsjettmøte', deadline: '2026-03-01', tags: ['økonomi', 'møte'] };
const merged = (mine: Partial<Form>, theirs: Partial<Form>) => {
  const { form, taken, disputed } = merge(parts, { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } });
  return { form, taken: taken.map(({ name }) => name), disputed: disputed.map(({ name }) => name) };
};

describe('what nobody can choose for Kari and Ola', () => {
  test('is a title that both changed: it stays as Kari wrote it until somebody chooses', () => {
    expect(merged({ title: 'Kari sitt møte' }, { title: 'Ola sitt møte' })).toEqual({
      form: { ...base, title: 'Kari sitt møte' },
      taken: [],
      disputed: ['title'],
    });
  });

  test('is a deadline that Kari moved and Ola took away', () => {
    expect(merged({ deadline: '2026-04-01' }, { deadline: '' }).disputed).toEqual(['deadline']);
  });
});

describe('what goes by itself', () => {
  test('what only Kari changed stays hers', () => {
    expect(merged({ title: 'Kari sitt møte' }, {})).toEqual({
      form: { ...base, title: 'Kari sitt møte' },
      taken: [],
      disputed: [],
    });
  });

  test('what only Ola changed is taken over, beside what Kari changed', () => {
    expect(merged({ title: 'Kari sitt møte' }, { deadline: '2026-05-01' })).toEqual({
      form: { ...base, title: 'Kari sitt møte', deadline: '2026-05-01' },
      taken: ['deadline'],
      disputed: [],
    });
  });

  test('what both changed alike is no matter', () => {
    expect(merged({ title: 'Same' }, { title: 'Same' })).toEqual({
      form: { ...base, title: 'Same' },
      taken: [],
      disputed: [],
    });
  });

  test('tags that one added and the other took away go together', () => {
    expect(merged({ tags: ['økonomi', 'møte', 'haust'] }, { tags: ['møte', 'vår'] }).form.tags).toEqual([
      'møte',
      'vår',
      'haust',
    ]);
  });

  test('a tag that both added is there once', () => {
    expect(combineLists(['a'], ['a', 'b'], ['b', 'a'])).toEqual(['b', 'a']);
  });
});

describe('whatever the two write', () => {
  const word = fc.constantFrom('', 'a', 'b', 'c');
  const forms = fc.record({ title: word, deadline: word, tags: fc.uniqueArray(word) });
  const versions: fc.Arbitrary<Versions<Form>> = fc.record({ base: forms, mine: forms, theirs: forms });

  test('every change of Kari is in the form, and every change of Ola in it or put to her', () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs }) => {
        const { form, disputed } = merge(parts, { base, mine, theirs });
        for (const name of ['title', 'deadline'] as const) {
          if (mine[name] !== base[name]) expect(form[name]).toBe(mine[name]);
          const isHeard = form[name] === theirs[name] || disputed.some((part) => part.name === name);
          if (theirs[name] !== base[name]) expect(isHeard).toBe(true);
        }
        for (const tag of mine.tags) if (!base.tags.includes(tag)) expect(form.tags).toContain(tag);
        for (const tag of theirs.tags) if (!base.tags.includes(tag)) expect(form.tags).toContain(tag);
      }),
    );
  });

  test('once chosen, merging again with the same version asks nothing', () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs }) => {
        const { form } = merge(parts, { base, mine, theirs });
        expect(merge(parts, { base: theirs, mine: form, theirs })).toEqual({ form, taken: [], disputed: [] });
      }),
    );
  });
});
