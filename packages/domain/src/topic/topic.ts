/** What a topic can be, in the order of the menu (product/README#closed-sets-of-words). */
export const topicCategories = ['TOPIC', 'SUBJECT_GROUP', 'PROJECT'] as const;
export type TopicCategory = (typeof topicCategories)[number];

/** The tabs of a topic's page, from 1 to 6, as its address names them (product/topics#pages). */
export const topicTabs = ['about', 'forum', 'resources', 'network', 'grants', 'annual-cycle'] as const;
export type TopicTab = (typeof topicTabs)[number];

/** Returns the tab that an address names, or the first if the word is unknown. */
export const topicTabOf = (written: string | undefined): TopicTab =>
  topicTabs.find((tab) => tab === written) ?? 'about';
