import type { TopicCategory } from '@samspel/domain/topic/topic';
import type { CreateTopicInput, TopicPartsFragment } from '../../../generated/graphql.ts';

/** What the form of a topic holds, access apart. */
export interface TopicForm {
  title: string;
  /** '' until one is chosen. */
  category: TopicCategory | '';
  kostraFunctions: readonly string[];
  /** Rich text as JSON; '' for none. */
  description: string;
}

/** What is sent of it. The schema refuses a category that is not chosen before anything is sent. */
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
