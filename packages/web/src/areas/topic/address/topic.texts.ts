import type { RootWords } from '../../../subject/root/root-words.ts';

/** What topics are called. */
export const topicTexts: RootWords = {
  one: 'topic.one',
  many: 'topic.many',
  create: 'topic.create',
  count: 'topic.count',
  explore: 'topic.explore',
  nothing: 'topic.nobody',
  nothingHint: 'topic.nobodyHint',
  allLimited: 'topic.allLimited',
};
