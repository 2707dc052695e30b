import type { SubjectKind } from './subject.ts';

/** How much a person wants to hear of a thing (product/shell#notifications): all changes, what is meant for them, or nothing. */
export const notifyLevels = ['ALL', 'MINE', 'NOTHING'] as const;
export type NotifyLevel = (typeof notifyLevels)[number];

/** A kind of notification that a person can choose to hear of. */
type Choosable = {
  /** The choice in the profile. */
  setting: `notify${string}`;
  /** It is meant for the person, so they hear it of things that they follow for answers and mentions alone. */
  isMine: boolean;
};

/** What can be heard of, in the order of the profile. */
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

/** The sentences by which something is told: `notification.<word>` of the texts. */
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
  | 'added'
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

/** What a notification leads to (product/wire#kinds-and-addresses-of-things): of what was said and of a file, what it hangs on. */
export const isLinkType = (kind: SubjectKind): kind is LinkType => kind !== 'COMMENT' && kind !== 'USERFILE';
export type LinkType = Exclude<SubjectKind, 'COMMENT' | 'USERFILE'>;

/** Changes of the same thing by the same person within so many minutes are one notification, as long as it is unread. */
export const togetherMinutes = 10;

/** Days after which a notification is forgotten. */
export const notificationDays = 180;

/** The count on the bell says '9+' above this. */
export const mostCounted = 9;
