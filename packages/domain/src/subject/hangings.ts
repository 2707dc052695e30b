import { type SubjectKind, subjectKinds } from './subject.ts';

/** What may hang on a thing (product/content#what-hangs-on-a-thing). Tags are counted here where they stand apart from the thing's own form. */
const everything = ['comment', 'file', 'tag', 'link', 'relation'] as const;
type Hanging = (typeof everything)[number];

/** What may hang on things of each kind; on those of a kind that is not named, everything. */
const hangings: Partial<Record<SubjectKind, readonly Hanging[]>> = {
  TOPIC: ['file', 'tag', 'link', 'relation'],
  DISCUSSION: ['comment', 'file', 'tag', 'relation'],
  ACTION_VALUE: ['comment', 'file', 'tag', 'relation'],
  CALENDAR: ['tag', 'link', 'relation'],
  EVENT: ['comment', 'file', 'link'],
  EVENT_INSTANCE: ['comment', 'file', 'link'],
  TASK: [],
  COMMENT: ['file'],
  USERFILE: [],
};

/** The kinds of thing on which something may hang: server and screens alike ask for them here. */
export const kindsWith = (hanging: Hanging): SubjectKind[] =>
  subjectKinds.filter((kind) => (hangings[kind] ?? everything).includes(hanging));
