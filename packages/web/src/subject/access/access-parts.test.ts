import { sayer } from '@samspel/i18n/format';
import { describe, expect, test } from 'vitest';
import { merge } from '../../core/forms/merge.ts';
import {
  type AccessDraft,
  accessInputOf,
  addMember,
  makePrivate,
  openToAll,
  removeMember,
  setLevel,
  setVisibility,
  withReadersOf,
} from './access-draft.ts';
import { accessParts } from './access-parts.ts';

const ola = { kind: 'person', id: '2', name: 'Ola' } as const;
const per = { kind: 'person', id: '3', name: 'Per' } as const;
const lundvik = { kind: 'organization', id: '3', name: 'Lundvik kommune' } as const;
const owner = { kind: 'person', id: '1', name: 'Kari', access: 'OWNER' } as const;
const base = addMember({ isPrivate: true, visibility: 'PUBLIC', members: [owner] }, ola);

function merged(mineAlone: AccessDraft, theirsAlone: AccessDraft) {
  const [mine, theirs] = [withReadersOf(mineAlone, base), withReadersOf(theirsAlone, base)];
  const { form, disputed, taken } = merge(accessParts([base, mine, theirs], sayer('nn')), { base, mine, theirs });
  return {
    levels: form.members.map(({ name, access }) => `${name} ${access}`),
    disputed: disputed.map(({ label }) => label),
    taken: taken.map(({ label }) => label),
    form,
  };
}

describe('two who share the same year wheel at once', () => {
  test('gave Ola different levels: somebody must choose', () => {
    const { disputed, levels } = merged(setLevel(base, ola, 'WRITE'), removeMember(base, ola));
    expect(disputed).toEqual(['Tilgangen Ola har']);
    expect(levels).toContain('Ola WRITE');
  });

  test('hid it and opened it: somebody must choose', () => {
    expect(merged(setVisibility(base, 'PRIVATE'), openToAll(base)).disputed).toEqual(['Kven kan lese?']);
  });

  const persons = (draft: AccessDraft) => accessInputOf(draft).persons;
  const chosen = (mine: AccessDraft, theirs: AccessDraft, whose: 'mine' | 'theirs') => {
    const { form } = merged(mine, theirs);
    const [openness] = accessParts([], sayer('nn'));
    return openness!.write(form, openness!.read(whose === 'mine' ? mine : theirs));
  };

  test('opened it and hid it: whoever opened it, Ola, who read it, reads it still when it becomes private after all', () => {
    const [open, hidden] = [openToAll(base), setVisibility(base, 'PRIVATE')];
    const olaReads = [{ person: '2', access: 'READ' }];
    expect(persons(chosen(open, hidden, 'theirs'))).toEqual(olaReads);
    expect(persons(chosen(hidden, open, 'mine'))).toEqual(olaReads);
    expect(persons(chosen(open, hidden, 'mine'))).toEqual([]);
    expect(persons(chosen(hidden, open, 'theirs'))).toEqual([]);
  });

  test('opened it, and hid it and took Ola out: he stays out', () => {
    const theirs = setVisibility(removeMember(base, ola), 'PRIVATE');
    expect(persons(chosen(openToAll(base), theirs, 'theirs'))).toEqual([]);
  });

  test('added one each: both are there, and an organization is not mixed up with a person of the same number', () => {
    const { levels, disputed, taken } = merged(addMember(base, lundvik), addMember(base, per));
    expect(levels.toSorted()).toEqual(['Kari OWNER', 'Lundvik kommune READ', 'Ola READ', 'Per READ']);
    expect(disputed).toEqual([]);
    expect(taken).toEqual(['Tilgangen Per har']);
  });

  test('one made it open for all while the other added a reader: nobody who only reads is sent, until it is private again', () => {
    const { form } = merged(openToAll(base), addMember(base, per));
    expect(accessInputOf(form)).toMatchObject({ isPrivate: false, persons: [] });
    expect(persons(makePrivate(form))).toEqual([
      { person: '2', access: 'READ' },
      { person: '3', access: 'READ' },
    ]);
  });
});
