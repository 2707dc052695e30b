import type { TopicFieldName } from '@samspel/domain/topic/topic.fields';
import { sharingFields } from '../../subject/access-fields.ts';
import { kostra, line, word } from '../../subject/codecs.ts';
import { apart, columnsIn, ofSubject, type StoredField } from '../../subject/fields.ts';
import { kostraBody } from '../../subject/kostra/kostra.queries.ts';

const { column, text } = columnsIn<'topic'>();

/** What a topic says, field by field, in the order of its history: how each is stored, shown and undone. */
export const topicFields = {
  title: ofSubject('title', line),
  status: ofSubject('status', word),
  category: column('category', word),
  kostraFunctions: apart<number[]>(kostraBody('s.id'), kostra),
  ...sharingFields,
  description: text('description'),
} satisfies Record<TopicFieldName, StoredField>;
