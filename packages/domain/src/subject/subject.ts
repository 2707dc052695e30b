/**
 * The kinds of thing that a person can follow, clap for, comment on, relate, share or search for. Each has the policy that says who may change its
 * things: the writers in the access list of its root, its author, the people who may change what it hangs on, or only admins, who may change
 * everything (product/access#admins). A series is an EVENT, one occurrence an EVENT_INSTANCE, a checklist item a TASK; CONTAINER is reserved
 * (product/wire#kinds-and-addresses-of-things).
 */
export const policyOf = {
  TOPIC: 'byAccessList',
  DISCUSSION: 'byAuthor',
  ACTION_VALUE: 'byAdmins',
  CALENDAR: 'byAccessList',
  EVENT: 'byAccessList',
  EVENT_INSTANCE: 'byAccessList',
  TASK: 'byAccessList',
  COMMENT: 'byAuthor',
  USERFILE: 'byParent',
} as const;
export type SubjectKind = keyof typeof policyOf;
export const subjectKinds = Object.keys(policyOf) as SubjectKind[];

/** The state of a thing (product/README#closed-sets-of-words). OBSOLETE is the soft delete, ARCHIVED is read-only. */
export const statuses = ['DRAFT', 'TO_APPROVAL', 'PUBLISHED', 'OBSOLETE', 'ARCHIVED'] as const;
export type Status = (typeof statuses)[number];

/** Kinds whose search results show the thing that they belong to: for an activity its series, for a comment the thing that it is on. */
export const kindsFoundAbove: readonly SubjectKind[] = ['EVENT_INSTANCE', 'TASK', 'COMMENT', 'USERFILE'];
