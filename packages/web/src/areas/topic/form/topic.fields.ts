import { topicCategories } from '@samspel/domain/topic/topic';
import type { TopicFieldName } from '@samspel/domain/topic/topic.fields';
import type { CreateTopicInput, TopicPartsFragment } from '../../../generated/graphql.ts';
import {
  type FieldsOf,
  type FormOf,
  requiredChoice,
  requiredFormatted,
  requiredLine,
  type sentOf,
} from '../../../subject/form/fields.ts';
import { serviceAreas } from '../../../subject/form/service-areas.ts';

/**
 * What a topic says, field by field, in the order of its form: what each is called, how it is written, compared, told in a history, and shown as a fact.
 * Its status is what it is saved as, and who has access is asked for beside the form.
 */
export const topicFields = {
  title: requiredLine('field.title'),
  category: requiredChoice(
    'field.category',
    topicCategories,
    (say, one) => say(`topic.category.${one}`),
    'topic.chooseCategory',
  ),
  description: requiredFormatted('field.description'),
  kostraFunctions: serviceAreas,
} satisfies FieldsOf<Exclude<TopicFieldName, 'status' | 'access'>, TopicPartsFragment, CreateTopicInput>;

/** The values in the form of a topic, and what is sent of them. */
export type TopicForm = FormOf<typeof topicFields>;
export type TopicFormInput = ReturnType<typeof sentOf<typeof topicFields>>;

/** The facts of its page, beside its category, which stands by its title. */
export const topicFacts = (Object.keys(topicFields) as (keyof TopicForm)[]).filter((name) => name !== 'category');
