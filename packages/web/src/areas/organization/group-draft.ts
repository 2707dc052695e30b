import type { Save } from '../../core/forms/use-conflict.ts';

/** A person or an organization in a group. */
export interface Member {
  id: string;
  name: string;
  /** A person's organization, to tell namesakes apart. */
  detail?: string | undefined;
  picture?: string | null;
}

/** A group while somebody edits it; the member added last is first. */
export interface GroupDraft {
  title: string;
  members: readonly Member[];
}

/** The group that a change starts from. */
export interface StoredGroup extends GroupDraft {
  id: string;
  version: number;
  /** Who changed it last and when, RFC 3339; null if nobody has changed it since it was made. */
  lastChange: { by: string; at: string } | null;
}

/** A new group, with nobody in it (product/access#groups). */
export const emptyDraft: GroupDraft = { title: '', members: [] };

const isSame = (one: Pick<Member, 'id'>, other: Pick<Member, 'id'>): boolean => one.id === other.id;

/** Whether somebody is a member. */
export const hasMember = ({ members }: GroupDraft, wanted: Pick<Member, 'id'>): boolean =>
  members.some((member) => isSame(member, wanted));

/** Adds a member; somebody who is already there stays as before, without a message (product/access#changing-access). */
export function addMember(draft: GroupDraft, added: Member): GroupDraft {
  return hasMember(draft, added) ? draft : { ...draft, members: [added, ...draft.members] };
}

/** Takes a member out. */
export function removeMember(draft: GroupDraft, removed: Pick<Member, 'id'>): GroupDraft {
  return { ...draft, members: draft.members.filter((member) => !isSame(member, removed)) };
}

/** Returns how many members of one draft are not in the other: they lose what is shared with the group (product/access#groups). */
export const lostCount = (from: GroupDraft, to: GroupDraft): number =>
  from.members.filter((member) => !hasMember(to, member)).length;

/** Whether a draft differs from another in what would be saved; the order of the members does not count. */
export const isChanged = (draft: GroupDraft, from: GroupDraft): boolean =>
  draft.title !== from.title || lostCount(from, draft) > 0 || lostCount(draft, from) > 0;

/** Merges two changes of the members of one group: theirs, without those I removed and with those I added. */
export function combineMembers(
  base: readonly Member[],
  mine: readonly Member[],
  theirs: readonly Member[],
): readonly Member[] {
  const isIn = (members: readonly Member[], wanted: Member) => members.some((member) => isSame(member, wanted));
  const added = mine.filter((member) => !isIn(base, member) && !isIn(theirs, member));
  return [...added, ...theirs.filter((member) => isIn(mine, member) || !isIn(base, member))];
}

/** Returns the last save of a group, for `useConflict`; which fields it changed is unknown. */
export const savesOf = ({ lastChange }: Pick<StoredGroup, 'lastChange'>): Save[] =>
  lastChange ? [{ ...lastChange, fields: [] }] : [];

/** Returns the draft as it is sent: the title, and the members by id. */
export const fieldsOf = ({ title, members }: GroupDraft) => ({ title, members: members.map(({ id }) => id) });
