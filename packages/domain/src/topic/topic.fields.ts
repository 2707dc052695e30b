import { listed, preset, required } from '../input/field.ts';
import { choice, id, listOf, listOrNone, requiredRichText, title } from '../input.ts';
import { accessInput } from '../subject/access.input.ts';
import { kostraFunctionLimit } from '../subject/kostra.ts';
import { writableStatuses } from '../subject/state.ts';
import { topicCategories } from './topic.ts';

/** What a topic says, field by field: the input that makes one and the input that changes one are made of this list. */
export const topicFields = {
  title: required(title),
  category: required(choice(topicCategories)),
  description: required(requiredRichText),
  status: preset(choice(writableStatuses), 'PUBLISHED'),
  kostraFunctions: {
    made: listOrNone(id, kostraFunctionLimit),
    changed: listOf(id, kostraFunctionLimit).optional(),
  },
  access: listed(accessInput),
};

/** The name of a field of a topic, on the wire and in its history. */
export type TopicFieldName = keyof typeof topicFields;
