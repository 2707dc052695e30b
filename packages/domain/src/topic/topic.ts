/** What a topic is, in the order of the menu (product/README#closed-sets-of-words). */
export const topicCategories = ['TOPIC', 'SUBJECT_GROUP', 'PROJECT'] as const;
export type TopicCategory = (typeof topicCategories)[number];
