import { type SubjectKind, subjectKinds } from './subject.ts';

/** What may hang on a thing (product/content#what-hangs-on-a-thing). A tag counts here only if it is added outside the thing's own form. */
const everything = ['comment', 'file', 'tag', 'link', 'relation'] as const;
type Attachment = (typeof everything)[number];

/** What may hang on things of each kind; a kind that is not listed may have everything. */
const attachments: Partial<Record<SubjectKind, readonly Attachment[]>> = {
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

/** Returns the kinds of thing that can have something, for server and screens alike. */
export const kindsWith = (attachment: Attachment): SubjectKind[] =>
  subjectKinds.filter((kind) => (attachments[kind] ?? everything).includes(attachment));
