import { describe, expect, test } from 'vitest';
import {
  addMember,
  combineMembers,
  emptyDraft,
  fieldsOf,
  type GroupDraft,
  hasMember,
  isChanged,
  lostCount,
  removeMember,
  savesOf,
} from './group-draft.ts';

const kari = { id: '1', name: 'Kari' };
const ola = { id: '2', name: 'Ola' };
const per = { id: '3', name: 'Per' };
const group = (...members: GroupDraft['members']): GroupDraft => ({ title: 'Leiargruppa', members });
const names = ({ members }: GroupDraft) => members.map(({ name }) => name);

describe('a group that somebody writes', () => {
  test('is not changed by adding Ola twice, nor by taking out Per, who is not in it', () => {
    expect(addMember(group(ola), { ...ola, name: 'Ola Vik' })).toEqual(group(ola));
    expect(removeMember(group(ola), per)).toEqual(group(ola));
  });

  test('begins with nobody in it, not even whoever makes it', () => {
    expect(hasMember(emptyDraft, kari)).toBe(false);
    expect(isChanged(emptyDraft, emptyDraft)).toBe(false);
  });

  test('shows whoever was added last first', () => {
    expect(names(addMember(group(kari), ola))).toEqual(['Ola', 'Kari']);
  });

  test('is the same in another order, and changed by another title, a member more or one less', () => {
    expect(isChanged(group(ola, kari), group(kari, ola))).toBe(false);
    expect(isChanged({ ...group(kari), title: 'Leiing' }, group(kari))).toBe(true);
    expect(isChanged(addMember(group(kari), ola), group(kari))).toBe(true);
    expect(isChanged(removeMember(group(kari), kari), group(kari))).toBe(true);
  });

  test('takes something only from those who were in it', () => {
    expect(lostCount(group(ola), group(per, kari))).toBe(1);
    expect(lostCount(group(), group(per))).toBe(0);
  });

  test('is sent by title and ids', () => {
    expect(fieldsOf(group(ola, per))).toEqual({ title: 'Leiargruppa', members: ['2', '3'] });
  });
});

describe('two who change the members at once', () => {
  test('hear of nobody while the group is as it was made, and else of who saved it last', () => {
    expect(savesOf({ lastChange: null })).toEqual([]);
    const astrid = { by: 'Astrid Berg', at: '2026-11-21T10:00:00Z' };
    expect(savesOf({ lastChange: astrid })).toEqual([{ ...astrid, fields: [] }]);
  });

  test('both get what they did: Kari adds Per, Astrid takes out Ola', () => {
    expect(combineMembers([ola], [per, ola], [])).toEqual([per]);
  });

  test('nobody is added twice, and whom I took out stays out', () => {
    expect(combineMembers([ola], [per], [ola, per, kari])).toEqual([per, kari]);
  });
});
