import type { AccessLevel, GrantedLevel, Visibility } from '@samspel/domain/subject/access';
import type { MemberKind } from '../../core/who/member-kind.ts';
import type { Problem } from '../../texts/problem.ts';

/** A person, group or organization with access. */
export interface Member {
  kind: MemberKind;
  id: string;
  name: string;
  /** A person's organization, to tell namesakes apart. */
  detail?: string | undefined;
  /** The address of a person's picture. */
  picture?: string | null | undefined;
  access: GrantedLevel | 'OWNER';
}

/** An access list while a person edits it. */
export interface AccessDraft {
  isPrivate: boolean;
  visibility: Visibility;
  /** In a list that is open to all, those who only read are left out; see `listedMembers`. */
  members: readonly Member[];
}

/** The access of a thing in the server's answer. */
export interface AnsweredAccess {
  isPrivate: boolean;
  visibility: Visibility;
  persons: readonly {
    access: AccessLevel;
    person: {
      id: string;
      name: string;
      picture?: string | null;
      uri: string | null;
      organization?: { name: string } | null;
    };
  }[];
  groups: readonly { access: AccessLevel; group: { id: string; title: string } }[];
  organizationGroups: readonly { access: AccessLevel; organizationGroup: { id: string; title: string } }[];
  organizations: readonly { access: AccessLevel; organization: { id: string; name: string } }[];
}

const granted = (access: AccessLevel): Member['access'] => (access === 'WRITE' || access === 'OWNER' ? access : 'READ');

/** Returns the draft for what is stored: the owner first, the rest in the order of the answer. */
export function draftOf(answer: AnsweredAccess): AccessDraft {
  const members: Member[] = [
    ...answer.persons.map(({ access, person }) => ({
      kind: 'person' as const,
      id: person.id,
      name: person.name,
      detail: person.organization?.name,
      picture: person.picture,
      access: granted(access),
    })),
    ...answer.groups.map(({ access, group: { id, title } }) => member('group', id, title, access)),
    ...answer.organizationGroups.map(({ access, organizationGroup: { id, title } }) =>
      member('organizationGroup', id, title, access),
    ),
    ...answer.organizations.map(({ access, organization: { id, name } }) => member('organization', id, name, access)),
  ];
  return { isPrivate: answer.isPrivate, visibility: answer.visibility, members };
}

function member(kind: MemberKind, id: string, name: string, access: AccessLevel): Member {
  return { kind, id, name, access: granted(access) };
}

const isSame = (one: Pick<Member, 'kind' | 'id'>, other: Pick<Member, 'kind' | 'id'>): boolean =>
  one.kind === other.kind && one.id === other.id;

/** Returns those who have an entry: if all may read, nobody has an entry for reading (product/access#changing-access). */
export const listedMembers = ({ isPrivate, members }: AccessDraft): readonly Member[] =>
  isPrivate ? members : members.filter(({ access }) => access !== 'READ');

/**
 * Adds a member; somebody who is there already, such as the owner, stays as before, without a message (product/access#changing-access). To an open
 * list only writers can be added.
 */
export function addMember(draft: AccessDraft, added: Omit<Member, 'access'>): AccessDraft {
  if (listedMembers(draft).some((one) => isSame(one, added))) return draft;
  const others = draft.members.filter((one) => !isSame(one, added));
  return { ...draft, members: [...others, { ...added, access: draft.isPrivate ? 'READ' : 'WRITE' }] };
}

/** Removes a member; the owner stays (product/access#changing-access). */
export function removeMember(draft: AccessDraft, removed: Pick<Member, 'kind' | 'id'>): AccessDraft {
  return {
    ...draft,
    members: draft.members.filter((one) => one.access === 'OWNER' || !isSame(one, removed)),
  };
}

/** Sets a member's level to READ or WRITE: only in a private list, and never the owner's (product/access#changing-access). */
export function setLevel(draft: AccessDraft, changed: Pick<Member, 'kind' | 'id'>, access: GrantedLevel): AccessDraft {
  if (!draft.isPrivate) return draft;
  const members = draft.members.map((one) =>
    one.access !== 'OWNER' && isSame(one, changed) ? { ...one, access } : one,
  );
  return { ...draft, members };
}

/** Makes an open list private, without asking (product/access#changing-access). */
export function makePrivate(draft: AccessDraft): AccessDraft {
  return { ...draft, isPrivate: true };
}

/** Whether opening the list to all must be confirmed: if somebody only reads (product/access#changing-access). */
export function asksBeforeOpening(draft: AccessDraft): boolean {
  return draft.isPrivate && draft.members.some(({ access }) => access === 'READ');
}

/**
 * Opens the list to all and makes the thing visible: those who only read leave the list, since everybody can read (product/access#changing-access).
 */
export function openToAll(draft: AccessDraft): AccessDraft {
  return {
    isPrivate: false,
    visibility: 'PUBLIC',
    members: draft.members.filter(({ access }) => access !== 'READ'),
  };
}

/**
 * Returns an open list together with the readers of an earlier one, who left the list only because it was opened. Two lists are compared this way; if
 * the merged list becomes private after all, the readers are back.
 */
export function withReadersOf(draft: AccessDraft, earlier: AccessDraft): AccessDraft {
  if (draft.isPrivate) return draft;
  const left = earlier.members.filter(
    (reader) => reader.access === 'READ' && !draft.members.some((one) => isSame(one, reader)),
  );
  return { ...draft, members: [...draft.members, ...left] };
}

/** Shows the thing in lists or hides it: only if it is private (product/access#changing-access). */
export function setVisibility(draft: AccessDraft, visibility: Visibility): AccessDraft {
  return draft.isPrivate ? { ...draft, visibility } : draft;
}

/** Whether a draft differs from another in what would be saved. */
export function isChanged(draft: AccessDraft, from: AccessDraft): boolean {
  return JSON.stringify(accessInputOf(draft)) !== JSON.stringify(accessInputOf(from));
}

/** Returns the members of one kind in the order they are sent in, without the owner. */
const sentMembers = (draft: AccessDraft, kind: MemberKind) =>
  listedMembers(draft).flatMap(({ access, ...one }) =>
    one.kind === kind && access !== 'OWNER' ? [{ ...one, access }] : [],
  );

/**
 * Returns the draft as it is sent: ids and levels, without the owner (product/access#changing-access, product/access#levels), and, if all may read,
 * without those who only read.
 */
export function accessInputOf(draft: AccessDraft) {
  const { isPrivate, visibility } = draft;
  const of = (kind: MemberKind) => sentMembers(draft, kind);
  return {
    isPrivate,
    visibility,
    persons: of('person').map(({ id, access }) => ({ person: id, access })),
    groups: of('group').map(({ id, access }) => ({ group: id, access })),
    organizationGroups: of('organizationGroup').map(({ id, access }) => ({ organizationGroup: id, access })),
    organizations: of('organization').map(({ id, access }) => ({ organization: id, access })),
  };
}

const lists = {
  persons: 'person',
  groups: 'group',
  organizationGroups: 'organizationGroup',
  organizations: 'organization',
} as const satisfies Record<string, MemberKind>;

/**
 * Returns the member because of whom a draft was refused, since it no longer exists, such as a group removed while the form was open; undefined if it
 * was refused for something else.
 */
export function goneMember(
  draft: AccessDraft,
  { code, field = '' }: Pick<Problem, 'code' | 'field'>,
): Member | undefined {
  const [, list, place] = /access\.(\w+)\.(\d+)\.\w+$/.exec(field) ?? [];
  const kind = lists[list as keyof typeof lists];
  if (code !== 'notFound' || !kind) return undefined;
  return sentMembers(draft, kind)[Number(place)];
}
