import { describe, expect, test } from 'vitest';
import {
  type AccessDraft,
  accessInputOf,
  addMember,
  asksBeforeOpening,
  draftOf,
  goneMember,
  isChanged,
  listedMembers,
  makePrivate,
  openToAll,
  removeMember,
  setLevel,
  setVisibility,
  withReadersOf,
} from './access-draft.ts';

const kari = { kind: 'person', id: '1', name: 'Kari' } as const;
const ola = { kind: 'person', id: '2', name: 'Ola' } as const;
const lundvik = { kind: 'organization', id: '2', name: 'Lundvik kommune' } as const;
const mine: AccessDraft = { isPrivate: true, visibility: 'PUBLIC', members: [{ ...kari, access: 'OWNER' }] };
const levels = (draft: AccessDraft) => draft.members.map(({ name, access }) => `${name} ${access}`);

describe('what the access list refuses in silence', () => {
  test('Kari, who owns it, can neither be added, removed nor changed', () => {
    expect(addMember(mine, kari)).toEqual(mine);
    expect(removeMember(mine, kari)).toEqual(mine);
    expect(setLevel(mine, kari, 'READ')).toEqual(mine);
  });

  test('Ola added twice is there once, with the level he had', () => {
    const once = setLevel(addMember(mine, ola), ola, 'WRITE');
    expect(levels(addMember(once, ola))).toEqual(['Kari OWNER', 'Ola WRITE']);
  });

  test('levels and visibility stand still while it is open for all', () => {
    const open = addMember(openToAll(mine), ola);
    expect(setLevel(open, ola, 'READ')).toEqual(open);
    expect(setVisibility(open, 'PRIVATE')).toEqual(open);
  });
});

describe('the access list', () => {
  test('a person and an organization of the same number are two members', () => {
    expect(levels(addMember(addMember(mine, ola), lundvik))).toEqual([
      'Kari OWNER',
      'Ola READ',
      'Lundvik kommune READ',
    ]);
  });

  test('a member of an open wheel is one who writes, since everybody reads', () => {
    expect(levels(addMember(openToAll(mine), ola))).toEqual(['Kari OWNER', 'Ola WRITE']);
  });

  test('opening asks first only where somebody merely reads', () => {
    expect(asksBeforeOpening(mine)).toBe(false);
    expect(asksBeforeOpening(addMember(mine, lundvik))).toBe(true);
    expect(asksBeforeOpening(setLevel(addMember(mine, lundvik), lundvik, 'WRITE'))).toBe(false);
  });

  test('opened for all, those who read leave the list, and it is no longer hidden', () => {
    const hidden = setVisibility(setLevel(addMember(addMember(mine, ola), lundvik), ola, 'WRITE'), 'PRIVATE');
    const open = openToAll(hidden);
    expect(levels(open)).toEqual(['Kari OWNER', 'Ola WRITE']);
    expect(open).toMatchObject({ isPrivate: false, visibility: 'PUBLIC' });
    expect(makePrivate(open).isPrivate).toBe(true);
  });

  test('who left by the opening is not listed nor sent, and can be added to write', () => {
    const before = addMember(mine, ola);
    const open = withReadersOf(openToAll(before), before);
    expect(listedMembers(open).map(({ name }) => name)).toEqual(['Kari']);
    expect(accessInputOf(open).persons).toEqual([]);
    expect(levels(addMember(open, ola))).toEqual(['Kari OWNER', 'Ola WRITE']);
    expect(withReadersOf(mine, before)).toEqual(mine);
  });

  test('the owner is not sent, all else by id', () => {
    expect(accessInputOf(addMember(addMember(mine, ola), lundvik))).toEqual({
      isPrivate: true,
      visibility: 'PUBLIC',
      persons: [{ person: '2', access: 'READ' }],
      groups: [],
      organizationGroups: [],
      organizations: [{ organization: '2', access: 'READ' }],
    });
  });

  test('added and removed again is unchanged', () => {
    expect(isChanged(removeMember(addMember(mine, ola), ola), mine)).toBe(false);
    expect(isChanged(addMember(mine, ola), mine)).toBe(true);
  });

  test('an answer of the server becomes a list of names', () => {
    const draft = draftOf({
      isPrivate: true,
      visibility: 'PRIVATE',
      persons: [
        { access: 'OWNER', person: { id: '1', name: 'Kari', uri: null, organization: { name: 'Fjordvik kommune' } } },
      ],
      groups: [{ access: 'WRITE', group: { id: '9', title: 'Økonomi' } }],
      organizationGroups: [{ access: 'READ', organizationGroup: { id: '4', title: 'Vestlandet' } }],
      organizations: [],
    });
    expect(levels(draft)).toEqual(['Kari OWNER', 'Økonomi WRITE', 'Vestlandet READ']);
    expect(draft.members[0]?.detail).toBe('Fjordvik kommune');
  });

  test('a group that is removed while the form is open is named, not its place in what was sent', () => {
    const group = { kind: 'group', id: '9', name: 'Økonomi' } as const;
    const draft = addMember(addMember(addMember(mine, ola), lundvik), group);
    const refused = (field: string, code: 'notFound' | 'notAllowed' = 'notFound') =>
      goneMember(draft, { code, field })?.name;
    expect(refused('input.access.groups.0.group')).toBe('Økonomi');
    expect(refused('input.access.persons.0.person')).toBe(ola.name);
    expect(refused('input.access.groups.1.group')).toBeUndefined();
    expect(refused('input.id')).toBeUndefined();
    expect(refused('input.access.groups.0.group', 'notAllowed')).toBeUndefined();
  });
});
