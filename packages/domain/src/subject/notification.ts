import type { SubjectKind } from './subject.ts';

/** How much a person wants to be notified of a thing: all changes, what is meant for them, or nothing (product/shell#notifications). */
export const notifyLevels = ['ALL', 'MINE', 'NOTHING'] as const;
export type NotifyLevel = (typeof notifyLevels)[number];

/** A kind of notification that a person can choose. */
type Choosable = {
  /** The choice in the profile. */
  setting: `notify${string}`;
  /** Whether it is meant for the person, so that it also comes from things that they follow only for answers and mentions. */
  isMine: boolean;
};

/** The kinds of notification, in the order of the profile. */
export const notificationKinds = {
  MENTIONED: { setting: 'notifyMentioned', isMine: true },
  ANSWERED: { setting: 'notifyAnswered', isMine: true },
  ASSIGNED: { setting: 'notifyAssigned', isMine: true },
  CHANGED: { setting: 'notifyChanged', isMine: false },
  REMINDER: { setting: 'notifyReminder', isMine: true },
  FOLLOWED_REMINDER: { setting: 'notifyFollowedReminder', isMine: false },
  TAGGED: { setting: 'notifyTagged', isMine: false },
  MATCHED: { setting: 'notifyMatched', isMine: true },
  SHARED: { setting: 'notifyShared', isMine: true },
  ACCESS: { setting: 'notifyAccess', isMine: true },
  COPIED: { setting: 'notifyCopied', isMine: true },
} as const satisfies Record<string, Choosable>;
export type NotificationKind = keyof typeof notificationKinds;

/** The sentences of notifications: `notification.<word>` of the texts. */
export type NotificationWord =
  | 'mentioned'
  | 'answered'
  | 'assigned'
  | 'shared'
  | 'mayWrite'
  | 'owns'
  | 'ownsNoMore'
  | 'accessAsked'
  | 'accessRefused'
  | 'copied'
  | 'rolledOver'
  | 'originRolledOver'
  | 'added'
  | 'imported'
  | 'assignedImported'
  | 'changed'
  | 'deadlineMoved'
  | 'reminder'
  | 'expectedReminder'
  | 'completed'
  | 'reopened'
  | 'archived'
  | 'unarchived'
  | 'restored'
  | 'commented'
  | 'fileAdded'
  | 'asked'
  | 'accepted'
  | 'solved'
  | 'moved'
  | 'tagged'
  | 'matched';

/**
 * Whether a notification can lead to a page of the kind (product/wire#kinds-and-addresses-of-things). For a comment or a file it leads to what that
 * hangs on.
 */
export const isLinkType = (kind: SubjectKind): kind is LinkType => kind !== 'COMMENT' && kind !== 'USERFILE';
export type LinkType = Exclude<SubjectKind, 'COMMENT' | 'USERFILE'>;

/** Changes of the same thing by the same person within this many minutes are one notification, as long as it is unread. */
export const togetherMinutes = 10;

/** Days after which a notification is deleted. */
export const notificationDays = 180;

/** The count on the bell says '9+' above this. */
export const mostCounted = 9;
