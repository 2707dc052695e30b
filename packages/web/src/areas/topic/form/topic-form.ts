import type { TopicCategory } from '@samspel/domain/topic/topic';
import type { CreateTopicInput, TopicPartsFragment } from '../../../generated/graphql.ts';

/** The values in the form of a topic, without access. */
export interface TopicForm {
  title: string;
  /** '' until one is chosen. */
  category: TopicCategory | '';
  kostraFunctions: readonly string[];
  /** Rich text as JSON; '' if it is empty. */
  description: string;
}

/** The input that is sent. The schema refuses it before sending if no category is chosen. */
export type TopicFormInput = Pick<CreateTopicInput, 'title' | 'category' | 'description'> & {
  kostraFunctions: string[];
};

export const emptyTopic: TopicForm = { title: '', category: '', kostraFunctions: [], description: '' };

export const topicFormOf = ({ title, category, kostraFunctions, description }: TopicPartsFragment): TopicForm => ({
  title,
  category,
  kostraFunctions: kostraFunctions.map(({ id }) => id),
  description: description ?? '',
});

export const inputOf = ({ category, kostraFunctions, ...form }: TopicForm): TopicFormInput => ({
  ...form,
  category: (category || undefined) as TopicCategory,
  kostraFunctions: [...kostraFunctions],
});
