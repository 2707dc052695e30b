/**
 * The kinds of thing that a person can point at: follow, clap, comment, relate, share, search.
 * Decision 8: a series is an EVENT, one occurrence an EVENT_INSTANCE, a checklist item a TASK; CONTAINER is reserved.
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

/** Where a thing is in its life (spec 1, shared vocabulary). OBSOLETE is the soft delete, ARCHIVED is read-only. */
export const statuses = ['DRAFT', 'TO_APPROVAL', 'PUBLISHED', 'OBSOLETE', 'ARCHIVED'] as const;
export type Status = (typeof statuses)[number];

/** The longest title of any subject, in UTF-16 code units (spec 2 §9). */
export const titleLimit = 255;
