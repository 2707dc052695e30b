/** What a topic is, in the order of the menu (product/README#closed-sets-of-words). */
export const topicCategories = ['TOPIC', 'SUBJECT_GROUP', 'PROJECT'] as const;
export type TopicCategory = (typeof topicCategories)[number];

/** The tabs of the page of a topic, from 1 to 6, as its address names them (product/topics#pages). */
export const topicTabs = ['about', 'forum', 'resources', 'network', 'grants', 'annual-cycle'] as const;
export type TopicTab = (typeof topicTabs)[number];

/** The tab that an address names; a word that is none of them is the first. */
export const topicTabOf = (written: string | undefined): TopicTab =>
  topicTabs.find((tab) => tab === written) ?? 'about';
