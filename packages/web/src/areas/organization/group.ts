import type { MemberKind } from '../../core/who/member-kind.ts';

/** A group of people, or one of organizations. */
export type GroupKind = Extract<MemberKind, 'group' | 'organizationGroup'>;

/** The kind of member that a group of a kind has. */
export const memberOf = { group: 'person', organizationGroup: 'organization' } as const satisfies Record<
  GroupKind,
  MemberKind
>;

/** What can be done with a group of a list. */
export type GroupAction = 'edit' | 'remove' | 'leave';

/** A group as a list shows it. */
export interface ShownGroup {
  kind: GroupKind;
  id: string;
  title: string;
  mayMaintain: boolean;
  /** Missing for groups of organizations, which have no people as members. */
  isMember?: boolean;
  /** Null if I may not see its members. */
  memberCount: number | null;
  /** The number of year wheels shared with it that I may see; null if I may not know. */
  sharedCalendarCount: number | null;
  /** Null if I may not see its members. */
  createdBy: { id: string; name: string } | null;
  /** The first ones, by name; null if I may not see them. */
  members: readonly { id: string; name: string; picture?: string | null }[] | null;
}
