/**
 * The kinds of thing that a person can point at: follow, clap, comment, relate, share, search.
 * product/wire#kinds-and-addresses-of-things: a series is an EVENT, one occurrence an EVENT_INSTANCE, a checklist item a TASK; CONTAINER is reserved.
 */
export const subjectKinds = [
  'TOPIC',
  'DISCUSSION',
  'ACTION_VALUE',
  'CALENDAR',
  'EVENT',
  'EVENT_INSTANCE',
  'TASK',
  'COMMENT',
  'USERFILE',
] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** The state of a thing (product/README#closed-sets-of-words). OBSOLETE is the soft delete, ARCHIVED is read-only. */
export const statuses = ['DRAFT', 'TO_APPROVAL', 'PUBLISHED', 'OBSOLETE', 'ARCHIVED'] as const;
export type Status = (typeof statuses)[number];

/** The longest title of any subject, in UTF-16 code units (product/content#titles). */
export const titleLimit = 255;

/** Kinds for which search shows the thing that they belong to: for an activity its series, for a comment the thing that it is on. */
export const kindsFoundAbove: readonly SubjectKind[] = ['EVENT_INSTANCE', 'TASK', 'COMMENT', 'USERFILE'];
