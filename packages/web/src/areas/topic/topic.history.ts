import type { TopicCategory } from '@samspel/domain/topic/topic';
import { kostraField, sharingFields, statusField, titleField } from '../../subject/history/common-fields.ts';
import type { KindHistory } from '../../subject/kinds.tsx';

/** How histories name topics and their fields, in the order of the form. */
export const topicHistory: KindHistory = {
  fields: {
    title: titleField,
    status: statusField,
    category: { label: 'field.category', say: (say, { code }) => say(`topic.category.${code as TopicCategory}`) },
    kostraFunctions: kostraField,
    ...sharingFields,
    description: { label: 'field.description' },
  },
  sayThing: (say) => say('topic.one'),
};
