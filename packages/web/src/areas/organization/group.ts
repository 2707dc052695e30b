import type { MemberKind } from '../../core/who/member-kind.ts';

/** A group of people, or one of organizations. */
export type GroupKind = Extract<MemberKind, 'group' | 'organizationGroup'>;

/** Who can be a member of a group of a kind. */
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
  /** Groups of organizations have no people as members. */
  isMember?: boolean;
  memberCount: number;
  /** The year wheels shared with it that I may know of; null if that is not mine to know. */
  sharedCalendarCount: number | null;
  createdBy: { id: string; name: string };
  /** The first ones, by name. */
  members: readonly { id: string; name: string; picture?: string | null }[];
}
